import type { Locale } from '@mooring/connect';

/** Texts of the page before any script runs, or where none does. */
interface PageTexts {
  /** For search engines and previews of links. */
  readonly description: string;
  readonly noScript: string;
}

/** Texts of the page's HTML, which the build writes once per language. English is in `index.html`. */
export const pageTexts: Readonly<Record<Locale, PageTexts>> = {
  en: {
    description:
      'Connect the Ethereum wallet you already have: see what you hold, send it, and follow every transaction.',
    noScript: 'This page works with your wallet through JavaScript. Please switch it on.',
  },
  ar: {
    description: 'اربط محفظة Ethereum التي لديك: اطّلع على ما تملكه، وأرسله، وتابع كل معاملة.',
    noScript: 'تعمل هذه الصفحة مع محفظتك عبر JavaScript. يُرجى تفعيلها.',
  },
  de: {
    description:
      'Verbinden Sie die Ethereum-Wallet, die Sie schon haben: Sehen Sie, was Sie besitzen, senden Sie es und verfolgen Sie jede Transaktion.',
    noScript: 'Diese Seite arbeitet über JavaScript mit Ihrer Wallet. Bitte schalten Sie es ein.',
  },
  es: {
    description:
      'Conecta la billetera de Ethereum que ya tienes: mira qué tienes, envíalo y sigue cada transacción.',
    noScript: 'Esta página funciona con tu billetera mediante JavaScript. Actívalo, por favor.',
  },
  fr: {
    description:
      'Connectez le portefeuille Ethereum que vous avez déjà\u202f: voyez ce que vous détenez, envoyez-le et suivez chaque transaction.',
    noScript:
      'Cette page fonctionne avec votre portefeuille grâce à JavaScript. Veuillez l’activer.',
  },
  hi: {
    description:
      'अपना मौजूदा Ethereum वॉलेट कनेक्ट करें: देखें कि आपके पास क्या है, उसे भेजें और हर ट्रांज़ैक्शन पर नज़र रखें।',
    noScript: 'यह पेज आपके वॉलेट के साथ JavaScript से काम करता है। कृपया उसे चालू करें।',
  },
  id: {
    description:
      'Hubungkan dompet Ethereum yang sudah Anda miliki: lihat aset Anda, kirim, dan pantau setiap transaksi.',
    noScript: 'Halaman ini bekerja dengan dompet Anda melalui JavaScript. Harap aktifkan.',
  },
  ja: {
    description:
      'お持ちの Ethereum ウォレットを接続して、資産を確認し、送金し、すべてのトランザクションを追跡できます。',
    noScript:
      'このページは JavaScript を使ってウォレットと連携します。JavaScript を有効にしてください。',
  },
  ko: {
    description:
      '이미 사용 중인 Ethereum 지갑을 연결해 보유 자산을 확인하고, 보내고, 모든 거래를 추적하세요.',
    noScript: '이 페이지는 JavaScript로 지갑과 연동됩니다. JavaScript를 켜 주세요.',
  },
  ms: {
    description:
      'Sambungkan dompet Ethereum yang sudah anda miliki: lihat aset anda, hantarkannya, dan jejaki setiap transaksi.',
    noScript: 'Halaman ini berfungsi dengan dompet anda melalui JavaScript. Sila hidupkannya.',
  },
  pt: {
    description:
      'Conecte a carteira Ethereum que você já tem: veja o que possui, envie e acompanhe cada transação.',
    noScript: 'Esta página funciona com sua carteira por meio de JavaScript. Ative-o, por favor.',
  },
  ru: {
    description:
      'Подключите кошелёк Ethereum, который у вас уже есть: смотрите свои активы, отправляйте их и следите за каждой транзакцией.',
    noScript: 'Эта страница работает с кошельком через JavaScript. Пожалуйста, включите его.',
  },
  th: {
    description: 'เชื่อมต่อวอลเล็ต Ethereum ที่คุณมีอยู่แล้ว ดูสินทรัพย์ ส่ง และติดตามทุกธุรกรรม',
    noScript: 'หน้านี้ทำงานกับวอลเล็ตของคุณผ่าน JavaScript โปรดเปิดใช้งาน',
  },
  tr: {
    description:
      'Elinizdeki Ethereum cüzdanını bağlayın: varlıklarınızı görün, gönderin ve her işlemi izleyin.',
    noScript: 'Bu sayfa cüzdanınızla JavaScript üzerinden çalışır. Lütfen etkinleştirin.',
  },
  uk: {
    description:
      'Підключіть гаманець Ethereum, який у вас уже є: переглядайте свої активи, надсилайте їх і стежте за кожною транзакцією.',
    noScript: 'Ця сторінка працює з гаманцем через JavaScript. Будь ласка, увімкніть його.',
  },
  vi: {
    description:
      'Kết nối ví Ethereum bạn đã có: xem tài sản của mình, gửi đi và theo dõi mọi giao dịch.',
    noScript: 'Trang này làm việc với ví của bạn qua JavaScript. Vui lòng bật JavaScript.',
  },
  zh: {
    description: '连接您已有的以太坊钱包：查看资产、发送资产，并跟踪每笔交易。',
    noScript: '此页面通过 JavaScript 与您的钱包配合使用。请启用 JavaScript。',
  },
  'zh-HK': {
    description: '連接你現有的以太坊錢包：查看資產、發送資產，並追蹤每宗交易。',
    noScript: '此頁面透過 JavaScript 與你的錢包配合使用。請啟用 JavaScript。',
  },
  'zh-TW': {
    description: '連接您現有的以太坊錢包：查看資產、傳送資產，並追蹤每筆交易。',
    noScript: '此頁面透過 JavaScript 與您的錢包搭配使用。請啟用 JavaScript。',
  },
};
