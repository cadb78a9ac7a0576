import type { Translated } from '../../../core/locales/catalogue.ts';
import type { ScreensMessages } from '../screensCatalogue.ts';

export const messages: Translated<ScreensMessages> = {
  'scan.title': 'امسح الرمز عبر {wallet}',
  'scan.titleAny': 'امسح الرمز بهاتفك',
  'scan.help': 'افتح {wallet} على هاتفك وامسح هذا الرمز.',
  'scan.helpAny': 'افتح محفظتك على هاتفك وامسح هذا الرمز.',
  'scan.helpHere': 'انسخ الرابط وألصقه في محفظتك، أو امسح الرمز بهاتف آخر.',
  'scan.code': 'رمز QR لربط محفظة على الهاتف',
  'scan.starting': 'جارٍ التحضير…',
  'scan.ready': 'الرمز جاهز للمسح',
  'scan.renewed': 'جُدِّد الرمز',
  'scan.renewsIn': 'رمز جديد خلال {time}',
  'scan.copy': 'نسخ الرابط',

  'phone.open': 'افتح {wallet}',
  'phone.kept': 'ما زالت {wallet} مرتبطة. افتحها على هاتفك للمتابعة، أو اربط محفظة أخرى.',
  'phone.help': 'وافق على الاتصال في {wallet} ثم عُد إلى هنا.',
  'phone.stuck': 'لم تُفتح {wallet}؟ ربما ليست على هذا الهاتف بعد.',
  'phone.back': 'إن كنت قد وافقت فسيصل الرد بعد لحظات.',
  'phone.noAnswer': 'لا رد من المحفظة بعد',
  'phone.showCode': 'إظهار الرمز والرابط',

  'plain.help': 'لا شيء للموافقة عليه في محفظتك؟ بعض المحافظ لا تستطيع الاتصال وتسجيل الدخول معًا.',
  'plain.connect': 'اتصل أولًا وسجّل الدخول لاحقًا',

  'inside.open': 'افتح في متصفح {wallet}',
  'inside.help': 'تُفتح هذه الصفحة في متصفح {wallet}. اتصل من هناك.',
  'inside.paste': 'افتح {wallet} وألصق عنوان هذه الصفحة في متصفحها إن كان لها متصفح.',

  'get.choose': 'أيّ واحدة منها تفي بالغرض، وواحدة تكفي.',
  'get.install': 'ثبّت {wallet}',
  'get.installHelp': 'استخدم الروابط أدناه، فالتطبيقات المقلّدة شائعة في متاجر التطبيقات.',
  'get.create': 'أنشئ محفظتك أو استورد محفظة لديك',
  'get.createHelp': 'اكتب عبارة الاسترداد على ورقة ولا تشاركها مع أي شخص أبدًا.',
  'get.return': 'عُد واربط محفظتك',
  'get.returnHelp': 'إن لم تظهر المحفظة في القائمة بعد فأعد تحميل هذه الصفحة.',
  'get.from': 'احصل عليها من {store}',
  'get.program': 'احصل عليها لحاسوبك',
  'get.phone': 'لهاتفك',
  'get.scan': 'امسح الرمز لفتح صفحتها في {store}',

  'about.keysTitle': 'مفاتيحك في يدك',
  'about.keys': 'تحفظ المحفظة مفاتيح عملاتك وعملاتك الرمزية ومقتنياتك الرقمية، وتعرض ما تملكه.',
  'about.signInTitle': 'دخول واحد لمواقع كثيرة',
  'about.signIn': 'اربط محفظتك بدل إنشاء حساب وكلمة مرور لكل موقع. ويمكنك المغادرة في أي وقت.',
  'about.safetyTitle': 'لا يتحرك شيء من دونك',
  'about.safety':
    'لا يرى الموقع المتصل سوى عنوانك. وكل دفعة أو توقيع يحتاج إلى موافقتك في المحفظة.',
  'about.more': 'اعرف المزيد',
};
