/** The patterns of our source, read from its syntax: what stands between two slashes, and what is handed to `RegExp`. */
import { readdirSync, readFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import { parseAst } from "vitest/node";

/** A pattern of the source, and where it stands. `loose` names what is put into it without having been escaped. */
export interface Found {
  readonly at: string;
  readonly pattern: RegExp;
  readonly loose: readonly string[];
}

/** A node of the syntax tree: of its many forms we read a few fields. */
interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly [field: string]: unknown;
}

const top = fileURLToPath(new URL("../../", import.meta.url));
/** What stands for an escaped text in a pattern that is measured. */
const SAMPLE = "17";

const isNode = (value: unknown): value is Node => typeof value === "object" && value !== null && "type" in value;

function* nodesIn(value: unknown): Generator<Node> {
  if (Array.isArray(value)) for (const one of value) yield* nodesIn(one);
  else if (isNode(value)) {
    yield value;
    for (const field of Object.values(value)) if (typeof field === "object") yield* nodesIn(field);
  }
}

/** Every file of ours that runs in a town. */
export const sourceFiles = (): string[] =>
  ["src", "commands"].flatMap((folder) =>
    readdirSync(join(top, folder), { recursive: true, encoding: "utf8" })
      .map((name) => `${folder}/${name.replaceAll("\\", "/")}`)
      .filter((name) => name.endsWith(".ts") && !/\.test\.ts$|\.contract\.ts$|\.child\.ts$|\.d\.ts$/.test(name))
      .sort(),
  );

/** A file's syntax, its names and what each stands for. */
interface Read {
  readonly file: string;
  readonly text: string;
  readonly tree: Node;
  readonly values: ReadonlyMap<string, Node | null>;
  readonly imports: ReadonlyMap<string, { readonly file: string; readonly name: string }>;
}

const known = new Map<string, Read>();

function read(file: string): Read {
  const before = known.get(file);
  if (before) return before;
  const text = readFileSync(join(top, file), "utf8");
  const tree = parseAst(text, { lang: "ts" }) as unknown as Node;
  const values = new Map<string, Node | null>();
  const imports = new Map<string, { file: string; name: string }>();
  const nodes = [...nodesIn(tree)];
  const taken = (name: string, value: Node | null) => values.set(name, values.has(name) ? null : value);
  for (const node of nodes) {
    if (node.type === "VariableDeclarator" && isNode(node.id))
      for (const name of namesIn(node.id))
        taken(name, node.id.type === "Identifier" && isNode(node.init) ? node.init : null);
    if (isFunction(node)) for (const name of namesIn(node.params)) taken(name, null);
    if (node.type === "ImportDeclaration" && isNode(node.source) && String(node.source.value).startsWith("."))
      for (const one of node.specifiers as Node[])
        if (isNode(one.local) && isNode(one.imported))
          imports.set(String(one.local.name), {
            file: relative(top, join(top, dirname(file), String(node.source.value))).replaceAll("\\", "/"),
            name: String(one.imported.name),
          });
  }
  const made: Read = { file, text, tree, values, imports };
  known.set(file, made);
  return made;
}

const isFunction = ({ type }: Node) => /Function(Expression|Declaration)$/.test(type);

/** The names that a parameter or the left side of a declaration binds. */
const namesIn = (bound: unknown): string[] =>
  [...nodesIn(bound)].flatMap((node) => (node.type === "Identifier" ? [String(node.name)] : []));

/** A text that is known from the source alone, escaped texts as a sample; what is not is told to `loose`, and stands for a sample too. */
function textOf(node: Node, from: Read, loose: (what: string) => void): string {
  const part = (one: unknown): string => (isNode(one) ? textOf(one, from, loose) : "");
  const unknown = () => {
    loose(from.text.slice(node.start, node.end));
    return SAMPLE;
  };
  switch (node.type) {
    case "Literal":
      return isNode(node) && node.regex ? (node.regex as { pattern: string }).pattern : String(node.value);
    case "TemplateLiteral": {
      const parts = node.expressions as Node[];
      return (node.quasis as Node[])
        .map((piece, i) => (piece.value as { cooked: string }).cooked + (parts[i] ? part(parts[i]) : ""))
        .join("");
    }
    case "TaggedTemplateExpression": {
      const { quasi } = node as unknown as { quasi: Node };
      const parts = quasi.expressions as Node[];
      return (quasi.quasis as Node[])
        .map((piece, i) => (piece.value as { raw: string }).raw + (parts[i] ? part(parts[i]) : ""))
        .join("");
    }
    case "BinaryExpression":
      return part(node.left) + part(node.right);
    case "ConditionalExpression":
      part(node.alternate);
      return part(node.consequent);
    case "LogicalExpression":
      part(node.right);
      return part(node.left);
    case "ParenthesizedExpression":
    case "TSAsExpression":
    case "TSSatisfiesExpression":
    case "TSNonNullExpression":
      return part(node.expression);
    case "SpreadElement":
      return part(node.argument);
    case "ObjectExpression":
      return (node.properties as { key: Node }[]).map(({ key }) => String(key.name ?? key.value)).join("|");
    case "ArrayExpression":
      return (node.elements as Node[]).map(part).join("|");
    case "ArrowFunctionExpression":
      return isNode(node.body) && node.body.type !== "BlockStatement" ? part(node.body) : unknown();
    case "Identifier": {
      const name = String(node.name);
      const value = from.values.get(name);
      if (value) return textOf(value, from, loose);
      const elsewhere = from.imports.get(name);
      if (elsewhere && value === undefined) {
        const other = read(elsewhere.file);
        const there = other.values.get(elsewhere.name);
        if (there) return textOf(there, other, loose);
      }
      return unknown();
    }
    case "MemberExpression": {
      const { object, property } = node as unknown as { object: Node; property: Node };
      return !node.computed && property.name === "source" ? part(object) : unknown();
    }
    case "NewExpression":
      return isNode(node.callee) && node.callee.name === "RegExp" ? part((node.arguments as Node[])[0]) : unknown();
    case "CallExpression": {
      const { callee } = node as unknown as { callee: Node };
      const args = node.arguments as Node[];
      if (callee.type === "Identifier" && callee.name === "literal") return SAMPLE;
      if (callee.type === "Identifier") return part(callee);
      if (callee.type !== "MemberExpression") return unknown();
      const { object, property } = callee as unknown as { object: Node; property: Node };
      // A list of escaped texts or of texts of ours, put together.
      if (property.name === "map") {
        if (args[0]?.type === "Identifier" && args[0].name === "literal") return SAMPLE;
        return args[0] ? part(args[0]) : unknown();
      }
      if (object.name === "Object" && property.name === "keys" && args[0]) return part(args[0]);
      if (["join", "sort", "filter", "toSorted"].includes(String(property.name))) return part(object);
      if (property.name === "replaceAll") return part(object).replaceAll("\n", "");
      return unknown();
    }
    default:
      return unknown();
  }
}

/** Every pattern of a file. */
export function patternsIn(file: string): Found[] {
  const from = read(file);
  const found: Found[] = [];
  const at = (node: Node) => `${file}:${from.text.slice(0, node.start).split("\n").length}`;
  for (const node of nodesIn(from.tree)) {
    if (node.type === "Literal" && node.regex) {
      const { pattern, flags } = node.regex as { pattern: string; flags: string };
      found.push({ at: at(node), pattern: new RegExp(pattern, flags), loose: [] });
    }
    const made = (node.type === "NewExpression" || node.type === "CallExpression") && isNode(node.callee);
    if (!made || (node.callee as Node).name !== "RegExp") continue;
    const [source, flags] = node.arguments as Node[];
    const loose: string[] = [];
    const text = source ? textOf(source, from, (what) => loose.push(what)) : "";
    const set = flags?.type === "Literal" ? String(flags.value) : "";
    found.push({ at: at(node), pattern: new RegExp(text, set), loose });
  }
  return found;
}
