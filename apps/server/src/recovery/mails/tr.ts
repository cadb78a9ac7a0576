import type { MailWords } from '../mailWords.ts';

export const words: MailWords = {
  startedSubject: '{app}: hesabınız için bir kurtarma başladı',
  started: '{network} ağındaki {account} hesabı için bir kurtarma başladı.',
  runningSubject: '{app}: hesabınız için bir kurtarma sürüyor',
  running: '{network} ağındaki {account} hesabı için bir kurtarma sürüyor.',
  changes: '{date} UTC itibarıyla hesabın tüm sahipleri şunlarla değiştirilir:',
  stop: 'Bunu siz yapmadıysanız o tarihten önce durdurun:',
  touch:
    'Hesabı bağlayın ve “Durdur” düğmesine dokunun. Bir dokunuş yeter, ücretini her cüzdan ödeyebilir.',
  without:
    'Bu site olmadan: herhangi bir cüzdanda hesapla kurtarma modülünün cancelRecovery() işlevini çağırın.',
  mine: 'Siz yaptıysanız bir şey yapmanız gerekmez.',
  finishedSubject: '{app}: hesabınızın kurtarması tamamlandı',
  finished:
    '{network} ağındaki {account} hesabının kurtarması tamamlandı: tüm sahipleri değiştirildi.',
  cancelledSubject: '{app}: hesabınızın kurtarması durduruldu',
  cancelled: '{network} ağındaki {account} hesabının kurtarması durduruldu. Sahipleri kalıyor.',
  again: 'Koruyucular yenisini başlatabilir: onlara güvenmiyorsanız değiştirin.',
  contactsSubject: '{app}: hesabınızın e-posta adresleri değişiyor',
  contacts: '{app} tarafından {account} hesabı için yazılan e-posta adresleri değişiyor.',
  delay: 'Yedi gün sonra yeni bir adres kod alır, kaldırılan adres artık almaz.',
  notYou:
    'Bunu siz yapmadıysanız birisi hesabınızla giriş yapmış: orada geri alın ve tüm oturumları kapatın.',
  codeSubject: '{app}: yeni anahtar için kod',
  code: 'Bu kodla {app}, koruyuculardan biri olarak şu hesap için yeni bir anahtarı onaylar',
  newKey: '{network} ağındaki yeni anahtar',
  rules:
    '10 dakika geçerlidir. Yalnızca istediğiniz sayfada girin ve kimseye söylemeyin: {app} adına kimse sormaz. Siz istemediyseniz bir şey yapmayın.',
};
