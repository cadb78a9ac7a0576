import type { Translated } from '../../../../core/locales/catalogue.ts';
import type { PasskeyProblemMessages } from '../passkeyProblemCatalogue.ts';

export const messages: Translated<PasskeyProblemMessages> = {
  'problem.unusable':
    'Bu geçiş anahtarının parola yöneticisi, hesabın sözleşmelerinin kabul etmediği bir biçimde imzalıyor: bu anahtar hesap adına hiçbir zaman imzalayamazdı. Geçiş anahtarını başka bir yerde saklayın: bu cihazda, bir telefonda veya bir güvenlik anahtarında.',
  'problem.orphanReported':
    '“{name}” geçiş anahtarı boşuna oluşturuldu. Tarayıcınızdan onu kaldırması istendi.',
  'problem.orphanLeft':
    '“{name}” geçiş anahtarı boşuna oluşturuldu. Onu parola yöneticinizden silin.',
  'problem.busy':
    'Başka bir geçiş anahtarı isteği hâlâ açık veya araya girdi. Onu kapatıp tekrar deneyin.',
  'problem.late': 'Geçiş anahtarı zamanında yanıt vermedi. Tekrar deneyin.',
  'problem.unverifiable':
    'Bu cihaz veya parola yöneticisi siz olduğunuzu doğrulayamıyor. Bir ekran kilidi ya da PIN kurun veya geçiş anahtarını başka bir yerde saklayın: bir telefonda ya da bir güvenlik anahtarında.',
  'problem.keeper':
    'Cihazınız veya parola yöneticisi bir hata bildirdi. Kilidini açıp tekrar deneyin veya başka birini kullanın.',
  'problem.kind':
    'Bu cihazda veya parola yöneticisinde bir hesabın gerektirdiği türden geçiş anahtarı yok. Bir telefon veya güvenlik anahtarı kullanın.',
};
