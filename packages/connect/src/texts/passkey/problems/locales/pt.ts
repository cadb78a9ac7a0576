import type { Translated } from '../../../../core/locales/catalogue.ts';
import type { PasskeyProblemMessages } from '../passkeyProblemCatalogue.ts';

export const messages: Translated<PasskeyProblemMessages> = {
  'problem.unusable':
    'O gerenciador de senhas desta chave de acesso assina de uma forma que os contratos da conta não aceitam: ela nunca poderia assinar pela conta. Mantenha a chave em outro lugar: neste dispositivo, em um celular ou em uma chave de segurança.',
  'problem.orphanReported':
    'A chave de acesso “{name}” foi criada em vão. Pedimos ao seu navegador que a remova.',
  'problem.orphanLeft':
    'A chave de acesso “{name}” foi criada em vão. Exclua-a no seu gerenciador de senhas.',
  'problem.busy':
    'Outra solicitação de chave de acesso ainda está aberta ou se interpôs. Feche-a e tente novamente.',
  'problem.late': 'A chave de acesso não respondeu a tempo. Tente novamente.',
  'problem.unverifiable':
    'Este dispositivo ou gerenciador de senhas não consegue verificar que é você. Configure um bloqueio de tela ou um PIN, ou mantenha a chave em outro lugar: em um celular ou em uma chave de segurança.',
  'problem.keeper':
    'Seu dispositivo ou o gerenciador de senhas dele informou um erro. Desbloqueie-o e tente novamente, ou use outro.',
  'problem.kind':
    'Este dispositivo ou gerenciador de senhas não tem o tipo de chave de acesso de que uma conta precisa. Use um celular ou uma chave de segurança.',
};
