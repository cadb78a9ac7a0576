import type { Translated } from '../../../../core/locales/catalogue.ts';
import type { PasskeyProblemMessages } from '../passkeyProblemCatalogue.ts';

export const messages: Translated<PasskeyProblemMessages> = {
  'problem.unusable':
    'Der Passwort-Manager dieses Passkeys erzeugt Signaturen, die von den Contracts des Kontos nicht angenommen werden: Der Passkey könnte nie für das Konto signieren. Bewahren Sie den Passkey woanders auf: auf diesem Gerät, einem Smartphone oder einem Sicherheitsschlüssel.',
  'problem.orphanReported':
    'Der Passkey „{name}“ wurde vergeblich erstellt. Ihr Browser wurde gebeten, ihn zu entfernen.',
  'problem.orphanLeft':
    'Der Passkey „{name}“ wurde vergeblich erstellt. Löschen Sie ihn in Ihrem Passwort-Manager.',
  'problem.busy':
    'Eine andere Anfrage nach einem Passkey ist noch offen oder kam dazwischen. Schließen Sie sie und versuchen Sie es erneut.',
  'problem.late': 'Der Passkey hat nicht rechtzeitig geantwortet. Versuchen Sie es erneut.',
  'problem.unverifiable':
    'Dieses Gerät oder dieser Passwort-Manager kann nicht prüfen, dass Sie es sind. Richten Sie eine Bildschirmsperre oder PIN ein, oder bewahren Sie den Passkey woanders auf: auf einem Smartphone oder einem Sicherheitsschlüssel.',
  'problem.keeper':
    'Ihr Gerät oder dessen Passwort-Manager hat einen Fehler gemeldet. Entsperren Sie es und versuchen Sie es erneut, oder verwenden Sie ein anderes.',
  'problem.kind':
    'Dieses Gerät oder dieser Passwort-Manager kennt die Art von Passkeys nicht, die ein Konto braucht. Verwenden Sie ein Smartphone oder einen Sicherheitsschlüssel.',
};
