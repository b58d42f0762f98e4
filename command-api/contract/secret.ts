import * as z from 'zod/mini';

const secrets = new WeakSet<z.ZodMiniType>();

/** Declares a field of a body secret: it enters no digest (http/command-request.ts). To be the outermost of what makes the field. */
export const secret = <Field extends z.ZodMiniType>(field: Field): Field => {
  secrets.add(field);
  return field;
};

/** The body as it was sent, but for the fields that its shape declares secret. */
export const withoutSecrets = (shape: z.ZodMiniType, body: unknown): unknown => {
  const fields: Readonly<Record<string, z.core.$ZodType>> = shape instanceof z.ZodMiniObject ? shape.shape : {};
  const secretNames = Object.keys(fields).filter((name) => secrets.has(fields[name] as z.ZodMiniType));
  if (secretNames.length === 0 || typeof body !== 'object' || body === null || Array.isArray(body)) return body;
  return Object.fromEntries(Object.entries(body).filter(([name]) => !secretNames.includes(name)));
};
