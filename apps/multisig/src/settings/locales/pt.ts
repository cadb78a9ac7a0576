import type { Translated } from '@mooring/connect';
import type { SettingsMessages } from './settingsCatalogue.ts';

export const messages: Translated<SettingsMessages> = {
  'settings.title': 'Configurações',
  'settings.lead':
    'Como estão agora na blockchain. Cada mudança é uma proposta que os proprietários assinam.',
  'settings.viewOnly': 'Só proprietários podem propor mudanças.',
  'settings.unreachable': 'Não foi possível ler as configurações: {network} não respondeu.',
  'settings.remove': 'Propor a remoção',
  'settings.noCode': 'Não há contrato neste endereço.',
  'owners.title': 'Proprietários e mínimo de assinaturas',
  'owners.meaning':
    'Os proprietários decidem tudo o que a conta faz. Quem controla um número suficiente deles controla a conta.',
  'owners.one':
    'Uma assinatura basta: qualquer proprietário sozinho, ou quem roubar sua chave, pode mover tudo.',
  'owners.all':
    'Todos os proprietários precisam assinar: se um deles perder a chave, nada mais poderá ser movido.',
  'owners.open': 'Mudar proprietários ou mínimo de assinaturas',
  'modules.title': 'Módulos',
  'modules.meaning': 'Um módulo é um contrato que age pela conta sem nenhuma assinatura.',
  'modules.none': 'Nenhum está ativado: nada se move sem os proprietários.',
  'modules.disable': 'Propor a desativação',
  'module.unknown': 'Módulo desconhecido: pode mover tudo sem assinaturas.',
  'module.allowance': 'Tetos de gasto do Safe: os endereços abaixo gastam até seus tetos.',
  'module.operations':
    'Módulo do Safe para ERC-4337: executa o que os proprietários assinaram, enviado por um serviço.',
  'module.recovery':
    'Recuperação social do Safe: seus guardiões podem substituir os proprietários.',
  'guard.title': 'Guard',
  'guard.meaning':
    'Um guard é um contrato que verifica cada transação dos proprietários e pode recusá-la. Um com defeito trava a conta para sempre.',
  'guard.none': 'Nenhum: uma transação só precisa de assinaturas suficientes.',
  'guard.checks': 'Ele também verifica a própria remoção, e poderia recusá-la.',
  'moduleGuard.title': 'Guard dos módulos',
  'moduleGuard.meaning': 'Verifica o que os módulos fazem, e pode recusar.',
  'moduleGuard.checks': 'Um com defeito para todos os módulos, ou deixa tudo passar.',
  'handler.title': 'Fallback handler',
  'handler.meaning':
    'Responde às chamadas que a própria conta não conhece, como a verificação da sua assinatura. Um hostil pode fazer qualquer coisa passar por assinada pela conta.',
  'handler.known': 'Publicado pelo Safe, com a versão {version}.',
  'handler.unknown': 'Não foi publicado pelo Safe. Mantenha-o só se souber o que ele faz.',
  'handler.none':
    'Nenhum: mensagens assinadas pela conta não podem ser verificadas, e alguns tokens não podem ser recebidos.',
  'handler.publish': 'Propor o publicado',
  'limits.title': 'Tetos de gasto',
  'limits.meaning':
    'Um endereço com um teto gasta até ele sozinho, sem assinaturas. Se a chave for roubada, esse valor se perde, e de novo após cada renovação.',
  'limits.none': 'Ninguém tem um.',
  'limits.empty': 'Agora não tem nenhum teto e não pode gastar nada.',
  'limits.unavailable': 'O Safe não publicou um módulo para isso nesta rede.',
  'limits.off': 'O módulo não está ativado: até lá, estes tetos não têm efeito.',
  'limits.used': '{spent} de {amount} gastos',
  'limits.once': 'Sem renovação.',
  'limits.renewed': 'Renovação após {period}, a próxima em {date}.',
  'limits.new': 'Novo teto de gasto',
  'limits.change': 'Mudar',
  'limits.reset': 'Contar o gasto como zero',
  'limits.remove': 'Remover',
  'limits.removeAll': 'Remover este endereço',
  'limits.who': 'Endereço que pode gastar',
  'limits.period': 'Renovação',
  'limits.never': 'Nunca',
  'limits.after': 'Após {period}',
  'limits.keepsSpent': 'O que foi gasto continua contando.',
  'limits.enables':
    'A proposta também ativa o módulo do Safe, que então gasta dentro dos tetos sem assinaturas.',
  'limits.tooMuch': 'É mais do que o módulo consegue contar.',
  'limits.self': 'A própria conta não precisa de teto.',
  'spend.open': 'Gastar deste teto',
  'spend.left': 'Restam {amount}',
  'spend.tooMuch': 'Restam só {amount}.',
  'spend.send': 'Enviar agora',
  'spend.done': 'Enviado.',
  'spend.failed': 'Não foi enviado.',
  'spend.description': 'Gastar {amount} dentro de um teto',
};
