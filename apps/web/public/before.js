// Runs before the first paint, in words that every browser reads: ECMAScript 5, and a separate file, for
// the page's policy allows no script inside it.
(function () {
  var html = document.documentElement;
  // As sent: the page's own code changes it, before it finds that it cannot run.
  var sentLanguage = html.lang;
  var named = document.querySelector('meta[name="languages"]');
  // Of an earlier release, the HTML names none.
  var languages = named ? named.getAttribute('content').split(' ') : [];
  var theme = stored('theme');

  // The server's HTML is the page of a first-time visitor, in the language the browser asks
  // for. It is hidden from visitors with another state (an account, a theme, a language).
  var isOwn =
    window.parent === window &&
    stored('wagmi.recentConnectorId') === null &&
    theme === null &&
    stored('accent') === null &&
    chosen() === html.lang;
  html.setAttribute('data-first-view', isOwn ? 'shown' : 'hidden');
  if (theme === 'light' || theme === 'dark' || theme === 'system')
    html.setAttribute('data-mooring-theme', theme);
  // `passkeyObstacle` of the page, in old words: what it would take away is not shown first.
  if (!window.AuthenticatorAttestationResponse || /^[\d.]+$|^\[/.test(location.hostname))
    html.setAttribute('data-no-passkeys', '');

  // A button pressed before the page can answer is pressed when it can (`firstView.ts`), and only then: parts of the page
  // answer earlier than others.
  document.addEventListener(
    'click',
    function (event) {
      if (!html.hasAttribute('data-first-view')) return;
      var button = event.target && event.target.closest && event.target.closest('#app button');
      if (!button) return;
      event.stopPropagation();
      var buttons = document.querySelectorAll('#app button');
      html.setAttribute('data-pressed', String([].indexOf.call(buttons, button)));
    },
    true,
  );

  // What is asked for came with Chrome 111, Safari 16.4 and Firefox 115; one of them lacks each in the
  // version before.
  if (
    Array.prototype.toSorted &&
    window.HTMLDialogElement &&
    document.adoptedStyleSheets &&
    CSS.supports('color', 'color-mix(in oklab, red, red)')
  ) {
    // By then its own script has run to its end, unless it did not arrive or has failed: what fails later, the page tells
    // itself.
    window.addEventListener('load', function () {
      if (!html.hasAttribute('data-started')) tell('start-failed');
    });
    return;
  }
  // The page's own code, where such a browser reads it at all, stays out of the way.
  html.setAttribute('data-too-old', '');
  html.setAttribute('data-first-view', 'hidden');
  document.addEventListener('DOMContentLoaded', function () {
    tell('too-old');
  });

  function tell(name) {
    var own = document.querySelector(['meta[name="', name, '"]'].join(''));
    // Of an earlier release, the HTML may not have it.
    if (!own) return;
    var language = chosen();
    // The HTML has the notice in its own language, shown at once: another one may not arrive.
    show({
      title: own.getAttribute('title'),
      text: own.getAttribute('content'),
      button: own.getAttribute('data-button'),
    });
    if (language === sentLanguage) return;
    var request = new XMLHttpRequest();
    request.open('GET', '/notices.json');
    request.onload = function () {
      if (request.status !== 200) return;
      show(JSON.parse(request.responseText)[language][name]);
      html.lang = language;
      html.dir = language === 'ar' ? 'rtl' : 'ltr';
    };
    request.send();
  }

  function show(texts) {
    var notice = document.createElement('main');
    notice.className = 'start-failed';
    var title = document.createElement('h1');
    title.textContent = texts.title;
    var text = document.createElement('p');
    var button = document.createElement('button');
    text.textContent = texts.text;
    notice.appendChild(title);
    notice.appendChild(text);
    if (texts.button) {
      button.type = 'button';
      button.className = 'button button-primary';
      button.textContent = texts.button;
      button.onclick = function () {
        location.reload();
      };
      notice.appendChild(button);
    }
    var app = document.getElementById('app');
    app.textContent = '';
    app.appendChild(notice);
    html.removeAttribute('data-first-view');
  }

  function chosen() {
    var requested = [].concat(
      stored('locale') || [],
      navigator.languages || navigator.language || [],
    );
    var language;
    var index;
    for (index = 0; index < requested.length; index += 1) {
      language = matched(String(requested[index]));
      if (languages.indexOf(language) >= 0) return language;
    }
    return html.getAttribute('data-default-locale') || 'en';
  }

  // The kit's `matchLocale`, in old words.
  function matched(tag) {
    if (/^zh-(hant-)?(hk|mo)/i.test(tag)) return 'zh-HK';
    if (/^zh-(hant|tw)/i.test(tag)) return 'zh-TW';
    return tag.toLowerCase().split('-')[0].replace(/^in$/, 'id');
  }

  function stored(key) {
    try {
      return window.localStorage.getItem(['mooring', key].join('.'));
    } catch (_) {
      return null;
    }
  }
})();
