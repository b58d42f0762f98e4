// layout/appearance.ts
(() => {
  const root = document.documentElement;
  try {
    const appearance = localStorage.getItem('league.appearance');
    if (appearance === 'light' || appearance === 'dark') {
      root.dataset.appearance = appearance;
      for (const meta of document.querySelectorAll('[name="theme-color"]'))
        meta.content = appearance === 'dark' ? '#141a17' : '#ffffff';
    }
    for (const [name, value] of Object.entries(JSON.parse(localStorage.getItem('league.theme') ?? '{}')))
      if (/^--[a-z0-9-]+$/.test(name) && /^#[0-9a-f]{6}$/.test(value)) root.style.setProperty(name, value);
  } catch {}
})();
