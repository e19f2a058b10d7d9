/** In which order files of tests are begun: what takes longest first, so that no worker is left alone with it at the end. */
import { BaseSequencer, type TestSequencerConstructor, type TestSpecification } from "vitest/node";

/** Begins these first, in their order, and the others as Vitest would. */
export const dearestFirst = (dearest: readonly string[]): TestSequencerConstructor =>
  class extends BaseSequencer {
    override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
      const placeOf = ({ moduleId }: TestSpecification): number => {
        const at = dearest.findIndex((file) => moduleId.replaceAll("\\", "/").endsWith(`/${file}`));
        return at < 0 ? dearest.length : at;
      };
      // Sorting keeps the order of equals.
      return (await super.sort(files)).sort((one, other) => placeOf(one) - placeOf(other));
    }
  };
