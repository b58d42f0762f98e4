/** Fails with a sentence and a paragraph for each problem, if there are any. */
export const expectNone = (what: string, problems: readonly string[]): void => {
  if (problems.length === 0) return;
  const listed = problems.map((problem) => `- ${problem.replaceAll('\n', '\n  ')}`).join('\n');
  throw new Error(`${what}:\n${listed}`);
};
