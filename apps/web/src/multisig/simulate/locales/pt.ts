import type { Translated } from '@mooring/connect';
import type { SimulateMessages } from './simulateCatalogue.ts';

export const messages: Translated<SimulateMessages> = {
  'sim.title': 'O que muda para a conta',
  'sim.help':
    'Simulado agora pelo nó da rede, como se fosse executado neste momento. Nada foi enviado.',
  'sim.none': 'Seria concluído. O nó não informa mudança de saldos.',
  'sim.fails': 'Se fosse executado agora, falharia.',
  'sim.unavailable': 'Não foi possível simular nesta rede.',
  'sim.too-many': 'São chamadas demais para simular aqui.',
  'sim.units': '{units} unidades mínimas de {token}',
  'sim.item': 'item {id} de {token}',
  'look.alike':
    'O primeiro endereço começa e termina como um que você conhece, o segundo, mas é outro. Compare cada caractere.',
  'look.first': {
    one: 'Segundo o histórico, esta conta paga a {count} destinatário pela primeira vez.',
    many: 'Segundo o histórico, esta conta paga a {count} destinatários pela primeira vez.',
    other: 'Segundo o histórico, esta conta paga a {count} destinatários pela primeira vez.',
  },
};
