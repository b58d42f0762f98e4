/** The weight of a media type in an `Accept` header (RFC 9110 12.5.1); undefined where it is not named. */
const weightOf = (accept: string, type: string): number | undefined => {
  for (const range of accept.toLowerCase().split(',')) {
    const [name, ...parameters] = range.split(';').map((part) => part.trim());
    if (name !== type) continue;
    const weight = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2);
    return weight === undefined ? 1 : Number(weight) || 0;
  }
  return undefined;
};

/** Whether CSV is asked for by its name, and JSON is not liked better. Who takes anything gets JSON. */
export const acceptsCsv = (accept: string | undefined): boolean => {
  if (accept === undefined || !/text\/csv/i.test(accept)) return false;
  const weight = weightOf(accept, 'text/csv') ?? 0;
  return weight > 0 && weight >= (weightOf(accept, 'application/json') ?? 0);
};
