import { z } from "zod";

interface DataLayer {
  readonly nodeModel: { findAll: (query: { type: string }) => Promise<{ readonly entries: Iterable<unknown> }> };
}

const marked = z.looseObject({ sample: z.literal(true) });

/** Resolves `InventedPart.isMarked`: whether a file of one of its kinds is marked `sample: true`. */
export const hasMarkedFile = async (
  { marks }: { readonly marks: readonly string[] },
  _arguments: unknown,
  { nodeModel }: DataLayer,
): Promise<boolean> => {
  const kinds = await Promise.all(marks.map((type) => nodeModel.findAll({ type })));
  return kinds.some(({ entries }) => [...entries].some((entry) => marked.safeParse(entry).success));
};
