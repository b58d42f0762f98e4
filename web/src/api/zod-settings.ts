type ZodSettings = { jitless?: boolean };

/**
 * The content-security policy forbids what zod would compile its schemas with, and browsers would report each try. Zod itself
 * comes later, with the first answer or form, and takes the settings that it finds here.
 */
export const forbidCompiledSchemas = (): void => {
  const global = globalThis as { __zod_globalConfig?: ZodSettings };
  global.__zod_globalConfig ??= {};
  global.__zod_globalConfig.jitless = true;
};
