import type { Translated } from '../../../core/locales/catalogue.ts';
import type { ScreensMessages } from '../screensCatalogue.ts';

export const messages: Translated<ScreensMessages> = {
  'scan.title': '{wallet} ile tarayın',
  'scan.titleAny': 'Telefonunuzla tarayın',
  'scan.help': 'Telefonunuzda {wallet} uygulamasını açıp bu kodu tarayın.',
  'scan.helpAny': 'Telefonunuzda cüzdanınızı açıp bu kodu tarayın.',
  'scan.helpHere':
    'Bağlantıyı kopyalayıp cüzdanınıza yapıştırın ya da kodu başka bir telefonla tarayın.',
  'scan.code': 'Telefondaki bir cüzdanı bağlayan QR kodu',
  'scan.starting': 'Hazırlanıyor…',
  'scan.ready': 'Kod taranmaya hazır',
  'scan.renewed': 'Kod yenilendi',
  'scan.renewsIn': 'Yeni koda kalan: {time}',
  'scan.copy': 'Bağlantıyı kopyala',

  'phone.open': '{wallet} uygulamasını aç',
  'phone.kept':
    '{wallet} hâlâ bağlı. Devam etmek için telefonunuzda açın veya başka bir cüzdan bağlayın.',
  'phone.help': 'Bağlantıyı {wallet} uygulamasında onaylayıp buraya dönün.',
  'phone.stuck': '{wallet} açılmadı mı? Bu telefonda henüz yüklü olmayabilir.',
  'phone.back': 'Onayladıysanız yanıt birazdan gelir.',
  'phone.noAnswer': 'Cüzdandan henüz yanıt yok',
  'phone.showCode': 'Kodu ve bağlantıyı göster',

  'plain.help':
    'Cüzdanınızda onaylanacak bir şey yok mu? Bazıları aynı anda bağlanıp giriş yapamaz.',
  'plain.connect': 'Önce bağlan, sonra giriş yap',

  'inside.open': '{wallet} tarayıcısında aç',
  'inside.help': 'Bu sayfa {wallet} uygulamasının kendi tarayıcısında açılır. Oradan bağlanın.',
  'inside.paste':
    '{wallet} uygulamasını açın; tarayıcısı varsa bu sayfanın adresini oraya yapıştırın.',

  'get.choose': 'Herhangi biri olur. Bir tanesi yeter.',
  'get.install': '{wallet} uygulamasını yükleyin',
  'get.installHelp': 'Aşağıdaki bağlantıları kullanın: uygulama mağazalarında taklitler yaygındır.',
  'get.create': 'Cüzdan oluşturun veya içe aktarın',
  'get.createHelp': 'Kurtarma ifadesini kâğıda yazın ve asla kimseyle paylaşmayın.',
  'get.return': 'Geri dönüp bağlanın',
  'get.returnHelp': 'Cüzdan hâlâ listede yoksa bu sayfayı yenileyin.',
  'get.from': '{store} üzerinden edinin',
  'get.program': 'Bilgisayarınız için edinin',
  'get.phone': 'Telefonunuz için',
  'get.scan': '{store} sayfasını açmak için tarayın',

  'about.keysTitle': 'Anahtarlarınız sizde kalır',
  'about.keys':
    'Cüzdan; coin, token ve NFT varlıklarınızın anahtarlarını saklar ve nelere sahip olduğunuzu gösterir.',
  'about.signInTitle': 'Birçok site için tek giriş',
  'about.signIn':
    'Her site için yeni hesap ve şifre oluşturmak yerine cüzdanınızı bağlayın. Bağlantıyı istediğiniz zaman kesebilirsiniz.',
  'about.safetyTitle': 'Siz onaylamadan hiçbir şey olmaz',
  'about.safety':
    'Bağlandığınız site yalnızca adresinizi görür. Her ödeme ve imza için cüzdanda onayınız gerekir.',
  'about.more': 'Daha fazla bilgi',
};
