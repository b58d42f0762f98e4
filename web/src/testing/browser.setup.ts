import { beforeEach, vi } from 'vitest';
import { configure } from 'vitest-browser-react/pure';
import '../styles.css';

/** What each test of a component begins with: the language and styles of the page, and a console without errors to its end. */
document.documentElement.lang = 'tr';
configure({ reactStrictMode: true });

beforeEach(() => {
  const errors = vi.spyOn(console, 'error');
  return () => {
    const said = errors.mock.calls.map((call) => call.join(' '));
    errors.mockRestore();
    if (said.length > 0) throw new Error(`on the console: ${said.join('\n')}`);
  };
});
