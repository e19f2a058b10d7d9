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

/** Every file of ours that runs in a town, or in its page. */
export const sourceFiles = (): string[] =>
  ["src", "commands", "bin"].flatMap((folder) =>
    readdirSync(join(top, folder), { recursive: true, encoding: "utf8" })
      .map((name) => `${folder}/${name.replaceAll("\\", "/")}`)
      .filter((name) => /\.[jt]s$/.test(name) && !/\.test\.ts$|\.contract\.ts$|\.child\.ts$|\.d\.ts$/.test(name))
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

/** What a text is read with: the file it is in, and who is told what is not known from the source alone. */
interface Reading {
  readonly from: Read;
  readonly part: (node: unknown) => string;
  readonly unknown: () => string;
  readonly loose: (what: string) => void;
}

/** A text that is known from the source alone, escaped texts as a sample; what is not is told to `loose`, and stands for a sample too. */
function textOf(node: Node, from: Read, loose: (what: string) => void): string {
  const unknown = () => {
    loose(from.text.slice(node.start, node.end));
    return SAMPLE;
  };
  const part = (one: unknown): string => (isNode(one) ? textOf(one, from, loose) : "");
  return texts[node.type]?.(node, { from, part, unknown, loose }) ?? unknown();
}

/** A template's pieces, with what stands between them. */
const template = (node: Node, piece: "cooked" | "raw", part: Reading["part"]): string =>
  (node.quasis as { value: Record<string, string> }[])
    .map(({ value }, i) => value[piece] + part((node.expressions as Node[])[i]))
    .join("");

const ofExpression = ({ expression }: Node, { part }: Reading) => part(expression);

/** How the text of each kind of node is read. */
const texts: Readonly<Record<string, (node: Node, reading: Reading) => string>> = {
  Literal: (node) => (node.regex ? (node.regex as { pattern: string }).pattern : String(node.value)),
  TemplateLiteral: (node, { part }) => template(node, "cooked", part),
  TaggedTemplateExpression: (node, { part }) => template(node.quasi as Node, "raw", part),
  BinaryExpression: (node, { part }) => part(node.left) + part(node.right),
  ConditionalExpression: (node, { part }) => {
    part(node.alternate);
    return part(node.consequent);
  },
  LogicalExpression: (node, { part }) => {
    part(node.right);
    return part(node.left);
  },
  ParenthesizedExpression: ofExpression,
  TSAsExpression: ofExpression,
  TSSatisfiesExpression: ofExpression,
  TSNonNullExpression: ofExpression,
  SpreadElement: (node, { part }) => part(node.argument),
  ObjectExpression: (node) =>
    (node.properties as { key: Node }[]).map(({ key }) => String(key.name ?? key.value)).join("|"),
  ArrayExpression: (node, { part }) => (node.elements as Node[]).map(part).join("|"),
  ArrowFunctionExpression: (node, { part, unknown }) =>
    isNode(node.body) && node.body.type !== "BlockStatement" ? part(node.body) : unknown(),
  Identifier: (node, { from, unknown, loose }) => {
    const name = String(node.name);
    const value = from.values.get(name);
    if (value) return textOf(value, from, loose);
    const elsewhere = value === undefined ? from.imports.get(name) : undefined;
    const other = elsewhere && read(elsewhere.file);
    const there = elsewhere && other?.values.get(elsewhere.name);
    return other && there ? textOf(there, other, loose) : unknown();
  },
  MemberExpression: (node, { part, unknown }) =>
    !node.computed && (node.property as Node).name === "source" ? part(node.object) : unknown(),
  NewExpression: (node, { part, unknown }) =>
    isNode(node.callee) && node.callee.name === "RegExp" ? part((node.arguments as Node[])[0]) : unknown(),
  CallExpression: textOfCall,
};

function textOfCall(node: Node, { part, unknown }: Reading): string {
  const { callee, arguments: args } = node as unknown as { callee: Node; arguments: Node[] };
  const isEscape = (one: Node | undefined) => one?.type === "Identifier" && one.name === "literal";
  if (callee.type === "Identifier") return isEscape(callee) ? SAMPLE : part(callee);
  if (callee.type !== "MemberExpression") return unknown();
  const { object, property } = callee as unknown as { object: Node; property: Node };
  const name = String(property.name);
  // A list of escaped texts or of texts of ours, put together.
  if (name === "map" && isEscape(args[0])) return SAMPLE;
  if ((name === "map" || (object.name === "Object" && name === "keys")) && args[0]) return part(args[0]);
  if (["join", "sort", "filter", "toSorted"].includes(name)) return part(object);
  if (name === "replaceAll") return part(object).replaceAll("\n", "");
  return unknown();
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
