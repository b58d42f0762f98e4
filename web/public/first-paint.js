// Light or dark, and the league's colours, before anything is drawn; see layout/appearance.ts and settings/apply-theme.ts.
(() => {
  const root = document.documentElement;
  try {
    const appearance = localStorage.getItem('league.appearance');
    if (appearance === 'light' || appearance === 'dark') root.dataset.appearance = appearance;
    for (const [name, value] of Object.entries(JSON.parse(localStorage.getItem('league.theme') ?? '{}')))
      if (/^--[a-z0-9-]+$/.test(name) && /^#[0-9a-f]{6}$/.test(value)) root.style.setProperty(name, value);
  } catch {
    // No storage, or a broken record: the default colour until the settings are there.
  }
})();
