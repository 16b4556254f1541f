/** Passages that may be harder than the rest, each with the reason. They are found by how they begin. */
export const exceptions: readonly { readonly begins: string; readonly reason: string }[] = [
  {
    begins: "Makers of accessible apps, websites, and software",
    reason: "The client's own sentence, given word for word.",
  },
];
