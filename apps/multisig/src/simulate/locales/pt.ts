import type { Translated } from '@mooring/connect';
import type { SimulateMessages } from './simulateCatalogue.ts';

export const messages: Translated<SimulateMessages> = {
  'sim.title': 'O que muda para a conta',
  'sim.help':
    'Simulado agora pelo nó da rede, como se fosse executado neste momento. Nada foi enviado.',
  'sim.none': 'Seria concluído. O nó não informa mudança de saldos.',
  'sim.fails': 'Se fosse executado agora, falharia.',
  'sim.ownersNow': 'O resultado acima vale para os proprietários atuais.',
  'sim.outcomeOnly':
    'Daria certo. Não dá para saber o que mudaria: o nó desta rede não informa. Confie na chamada como ela aparece acima.',
  'sim.unavailable':
    'O nó desta rede não conseguiu simulá-la: aqui não dá para saber se daria certo nem o que mudaria. Confie na chamada como ela aparece acima.',
  'sim.too-many':
    'São chamadas demais para simular aqui: não dá para saber o que mudaria. Confie nas chamadas como elas aparecem acima.',
  'sim.units': '{units} unidades mínimas de {token}',
  'sim.item': 'item {id} de {token}',
  'against.failed':
    'Simulada neste dispositivo antes de ser executada, teria dado certo. Ela falhou.',
  'against.succeeded':
    'Simulada neste dispositivo antes de ser executada, teria falhado. Ela deu certo.',
  'against.other': 'O que aconteceu não é o que foi simulado neste dispositivo antes da execução:',
  'against.change': 'Aconteceu {actual}; o esperado era {expected}',
  'against.nothing': 'nada de {token}',
};
