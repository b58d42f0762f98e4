// src/theme/appearance.ts
/* oxlint-disable no-var, no-unused-vars */
(function () {
  if (!window.CSS || !CSS.registerProperty || !CSS.supports('color', 'color-mix(in srgb, red, red)')) {
    var sentence =
      '<title>Bu tarayıcı çok eski</title><body><h1>Bu tarayıcı çok eski</h1><p>Bu site en az Chrome 111, Edge 111, Firefox 128 ya da Safari 16.4 ile açılır. Tarayıcınızı güncelleyin ya da başka bir tarayıcı kullanın.</p><plaintext hidden>';
    document.write(sentence);
    return;
  }
  try {
    var appearance = localStorage.getItem('league.appearance');
    if (appearance === 'light' || appearance === 'dark') document.documentElement.dataset.appearance = appearance;
  } catch (_blocked) {}
})();
