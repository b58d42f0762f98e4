// layout/appearance.ts
/* oxlint-disable no-var, no-unused-vars, typescript/no-unsafe-call, typescript/no-unsafe-member-access */
(function () {
  var root = document.documentElement;
  if (!window.CSS || !CSS.registerProperty || !CSS.supports('color', 'color-mix(in srgb, red, red)')) {
    var sentence =
      '<title>Bu tarayıcı çok eski</title><body><h1>Bu tarayıcı çok eski</h1><p>Bu site en az Chrome 111, Edge 111, Firefox 128 ya da Safari 16.4 ile açılır. Tarayıcınızı güncelleyin ya da başka bir tarayıcı kullanın.</p><plaintext hidden>';
    document.write(sentence);
    return;
  }
  try {
    var appearance = localStorage.getItem('league.appearance');
    if (appearance === 'light' || appearance === 'dark') root.dataset.appearance = appearance;
    Object.entries(JSON.parse(localStorage.getItem('league.theme') || '{}')).forEach(function (each) {
      if (/^--[a-z0-9-]+$/.test(each[0]) && /^#[0-9a-f]{6}$/.test(each[1])) root.style.setProperty(each[0], each[1]);
    });
    var fetchAhead = function (rel, href) {
      var link = document.createElement('link');
      link.rel = rel;
      if (rel === 'preload') link.as = 'fetch';
      link.crossOrigin = 'anonymous';
      link.href = href;
      document.head.appendChild(link);
    };
    var pages = JSON.parse(document.currentScript.getAttribute('data-pages') || '{}');
    var who = location.pathname.split('/')[2];
    var path = who ? location.pathname.replace(who, '*') : location.pathname;
    (pages[location.pathname] || pages[path] || []).forEach(function (file) {
      fetchAhead('modulepreload', '/assets/' + file);
    });
    var today = new Date().toLocaleDateString('sv', { timeZone: 'Europe/Istanbul' });
    var query = new URLSearchParams(location.search);
    var day = query.get('date') || today;
    var match = query.get('match');
    var ofMatch = function (id) {
      var tab = query.get('tab');
      var parts = ['details'].concat(tab ? [] : 'comparison', tab === 'history' ? 'history' : []);
      var ofTab = tab === 'broadcasters' ? ['broadcasters'] : [];
      var reads = parts.map(function (part) {
        return 'matches/' + id + '/' + part;
      });
      return ofTab.concat(reads);
    };
    var played = location.search === '' ? ['players/gamertag/' + who + '/matches'] : [];
    var awards = query.get('tab') === 'achievements' ? ['achievements/team/' + who] : [];
    var opened = match ? ofMatch(encodeURIComponent(match)) : [];
    var leaders = ['players/leaders/goals', 'players/leaders/assists', 'players/leaders/saves'];
    var reads = {
      '/': ['matches', 'leaderboards/standings', 'seasons'].concat(leaders),
      '/standings':
        location.search === '' ? ['leaderboards/standings', 'seasons', 'leaderboards/standings/weeks'] : ['seasons'],
      '/matches': ['matches/date/' + day, 'matches'].concat(opened),
      '/match/*': ofMatch(who),
      '/weekly-matches': ['matches/weeks/total', 'matches'],
      '/teams': ['teams', 'leaderboards/standings'],
      '/team/*': ['teams/' + who, 'matches', 'leaderboards/standings'].concat(awards),
      '/players': location.search === '' ? ['players?first=24'] : ['players?first=24', 'players'],
      '/profile/*': ['players/gamertag/' + who + '/profile'].concat(played),
      '/leaderboards/*': location.search === '' ? ['players/leaders/' + who, 'seasons'] : ['seasons'],
      '/seasons': ['seasons', 'seasons/champions', 'leaderboards/standings'],
      '/seasons/*': ['seasons', 'leaderboards/standings?season=' + who, 'players/leaders/goals?season=' + who],
      '/admins': ['admins'],
      '/rules': [],
      '/about': [],
    };
    if (localStorage.getItem('league.session') === null && reads[path])
      reads[path].concat('settings', 'matches/live').forEach(function (read) {
        fetchAhead('preload', '/api/' + read);
      });
  } catch (_blocked) {}
  document.querySelectorAll('[as="font"]').forEach(function (font) {
    font.removeAttribute('media');
  });
})();
