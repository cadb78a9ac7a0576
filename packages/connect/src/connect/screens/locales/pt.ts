import type { Translated } from '../../../core/locales/catalogue.ts';
import type { ScreensMessages } from '../screensCatalogue.ts';

export const messages: Translated<ScreensMessages> = {
  'scan.title': 'Escaneie com {wallet}',
  'scan.titleAny': 'Escaneie com o celular',
  'scan.help': 'Abra {wallet} no celular e escaneie este código.',
  'scan.helpAny': 'Abra sua carteira no celular e escaneie este código.',
  'scan.helpHere': 'Copie o link e cole na sua carteira, ou escaneie o código com outro celular.',
  'scan.code': 'Código QR para conectar uma carteira do celular',
  'scan.starting': 'Preparando…',
  'scan.ready': 'O código está pronto para ser escaneado',
  'scan.renewed': 'O código foi renovado',
  'scan.renewsIn': 'Novo código em {time}',
  'scan.copy': 'Copiar link',

  'phone.open': 'Abrir {wallet}',
  'phone.kept':
    '{wallet} ainda está conectada. Abra-a no celular para continuar ou conecte outra carteira.',
  'phone.help': 'Aprove a conexão em {wallet} e volte para cá.',
  'phone.stuck': '{wallet} não abriu? Talvez ainda não esteja neste celular.',
  'phone.back': 'Se você aprovou, a resposta chega em instantes.',
  'phone.noAnswer': 'A carteira ainda não respondeu',
  'phone.showCode': 'Mostrar código e link',

  'plain.help':
    'Nada para aprovar na sua carteira? Algumas não conseguem conectar e entrar de uma vez.',
  'plain.connect': 'Conectar primeiro, entrar depois',

  'inside.open': 'Abrir no navegador de {wallet}',
  'inside.help': 'Esta página abre no navegador de {wallet}. Conecte por lá.',
  'inside.paste':
    'Abra {wallet} e cole o endereço desta página no navegador da carteira, se houver.',

  'get.choose': 'Qualquer uma serve. Uma só basta.',
  'get.install': 'Instale {wallet}',
  'get.installHelp': 'Use os links abaixo: imitações são comuns nas lojas de aplicativos.',
  'get.create': 'Crie ou importe sua carteira',
  'get.createHelp': 'Anote a frase de recuperação em papel e nunca a compartilhe com ninguém.',
  'get.return': 'Volte e conecte',
  'get.returnHelp': 'Se a carteira ainda não estiver na lista, recarregue esta página.',
  'get.from': 'Obter em {store}',
  'get.program': 'Obter para o computador',
  'get.phone': 'Para o seu celular',
  'get.scan': 'Escaneie para abrir a página em {store}',

  'about.keysTitle': 'Suas chaves ficam com você',
  'about.keys':
    'Uma carteira guarda as chaves das suas moedas, tokens e colecionáveis, e mostra o que é seu.',
  'about.signInTitle': 'Um só login para muitos sites',
  'about.signIn':
    'Conecte sua carteira em vez de criar uma conta e uma senha em cada site. Você pode sair quando quiser.',
  'about.safetyTitle': 'Nada se move sem você',
  'about.safety':
    'Um site conectado só vê o seu endereço. Todo pagamento e toda assinatura precisam da sua aprovação na carteira.',
  'about.more': 'Saiba mais',
};
