/** Fails with a sentence and one paragraph for each problem. */
export const expectNone = (what: string, problems: readonly string[]): void => {
  if (problems.length === 0) return;
  const listed = problems.map((problem) => `- ${problem.replaceAll('\n', '\n  ')}`).join('\n');
  throw new Error(`${what}:\n${listed}`);
};
