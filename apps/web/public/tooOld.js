// Tells whoever comes with a browser that the page cannot run in, in words that every browser reads:
// ECMAScript 5, and a file of its own, for the page's policy allows no script inside it. What is asked
// for came with Chrome 111, Safari 16.4 and Firefox 115; one of them lacks each in the version before.
(function () {
  if (
    Array.prototype.toSorted &&
    window.HTMLDialogElement &&
    document.adoptedStyleSheets &&
    CSS.supports('color', 'color-mix(in oklab, red, red)')
  ) {
    return;
  }
  // The page's own code, where such a browser reads it at all, stays out of the way.
  document.documentElement.setAttribute('data-too-old', '');
  var request = new XMLHttpRequest();
  request.open('GET', '/tooOld.json');
  request.onload = function () {
    show(JSON.parse(request.responseText));
  };
  request.send();

  function show(texts) {
    var language = chosen(texts);
    var html = document.documentElement;
    html.lang = language;
    html.dir = language === 'ar' ? 'rtl' : 'ltr';
    var notice = document.createElement('main');
    notice.className = 'start-failed';
    var title = document.createElement('h1');
    title.textContent = texts[language].title;
    var text = document.createElement('p');
    text.textContent = texts[language].text;
    notice.appendChild(title);
    notice.appendChild(text);
    document.getElementById('app').appendChild(notice);
  }

  function chosen(texts) {
    var wishes = [].concat(stored(), navigator.languages || navigator.language || []);
    var language;
    var index;
    for (index = 0; index < wishes.length; index += 1) {
      language = matched(String(wishes[index]));
      if (Object.prototype.hasOwnProperty.call(texts, language)) return language;
    }
    return 'en';
  }

  // The kit's `matchLocale`, in old words.
  function matched(tag) {
    if (/^zh-(hant-)?(hk|mo)/i.test(tag)) return 'zh-HK';
    if (/^zh-(hant|tw)/i.test(tag)) return 'zh-TW';
    return tag.toLowerCase().split('-')[0].replace(/^in$/, 'id');
  }

  function stored() {
    try {
      return window.localStorage.getItem('mooring.locale') || [];
    } catch (_) {
      return [];
    }
  }
})();
