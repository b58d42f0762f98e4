import { expect, it } from 'vitest';
import { forbidCompiledSchemas } from './zod-settings.ts';

it('zod takes up that it must not compile its schemas', async () => {
  forbidCompiledSchemas();
  const z = await import('zod/mini');
  expect(z.config().jitless).toBe(true);
});
