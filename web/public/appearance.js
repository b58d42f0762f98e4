// src/theme/appearance.ts
/* oxlint-disable no-var, no-unused-vars */
(function () {
  if (!window.CSS || !CSS.registerProperty || !CSS.supports('color', 'color-mix(in srgb, red, red)')) {
    var tag = function (name, text) {
      return '<' + name + '>' + text + '</' + name + '>';
    };
    var name = 'Bu tarayıcı çok eski';
    var sentence =
      'Bu site en az Chrome 111, Edge 111, Firefox 128 ya da Safari 16.4 ile açılır. Tarayıcınızı güncelleyin ya da başka bir tarayıcı kullanın.';
    document.write(tag('title', name) + '<body>' + tag('h1', name) + tag('p', sentence) + '<plaintext hidden>');
    return;
  }
  try {
    var appearance = localStorage.getItem('league.appearance');
    if (appearance === 'light' || appearance === 'dark') document.documentElement.dataset.appearance = appearance;
  } catch (_blocked) {}
})();
