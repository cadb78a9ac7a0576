import type { MailWords } from '../mailWords.ts';

export const words: MailWords = {
  startedSubject: '{app}: uma recuperação da sua conta começou',
  started: 'Uma recuperação da conta {account} em {network} começou.',
  runningSubject: '{app}: há uma recuperação da sua conta em andamento',
  running: 'Há uma recuperação da conta {account} em {network} em andamento.',
  changes: 'A partir de {date} UTC, todos os proprietários são substituídos por:',
  stop: 'Se não foi você, interrompa-a antes dessa data:',
  touch:
    'Conecte a conta e toque em “Interromper”. Um toque basta, e qualquer carteira pode pagar.',
  without:
    'Sem este site: chame cancelRecovery() no módulo de recuperação, com a conta, em qualquer carteira.',
  mine: 'Se foi você, não há nada a fazer.',
  finishedSubject: '{app}: uma recuperação da sua conta terminou',
  finished:
    'Uma recuperação da conta {account} em {network} terminou: todos os proprietários foram substituídos.',
  cancelledSubject: '{app}: uma recuperação da sua conta foi interrompida',
  cancelled:
    'Uma recuperação da conta {account} em {network} foi interrompida. Os proprietários continuam.',
  again: 'Os guardiões podem iniciar outra: se não confia neles, troque-os.',
  contactsSubject: '{app}: os endereços de e-mail da sua conta mudam',
  contacts: 'Os endereços de e-mail para os quais {app} escreve pela conta {account} mudam.',
  delay: 'Um endereço novo recebe códigos, e um removido deixa de receber, após sete dias.',
  notYou:
    'Se não foi você, alguém entrou com a sua conta: desfaça isso lá e encerre todas as sessões.',
  codeSubject: '{app}: código para uma nova chave',
  code: 'Com este código, {app} aprova, como um dos guardiões, uma nova chave para a conta',
  newKey: 'A nova chave em {network} é',
  rules:
    'Vale 10 minutos. Insira-o só na página onde o pediu e não o diga a ninguém: ninguém de {app} vai pedi-lo. Se não o pediu, não faça nada.',
};
