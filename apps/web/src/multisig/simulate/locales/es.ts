import type { Translated } from '@mooring/connect';
import type { SimulateMessages } from './simulateCatalogue.ts';

export const messages: Translated<SimulateMessages> = {
  'sim.title': 'Qué cambia para la cuenta',
  'sim.help':
    'Simulado ahora por el nodo de la red, como si se ejecutara en este momento. No se envió nada.',
  'sim.none': 'Se completaría. El nodo no informa cambios de saldo.',
  'sim.fails': 'Si se ejecutara ahora, fallaría.',
  'sim.unavailable': 'No se pudo simular en esta red.',
  'sim.too-many': 'Son demasiadas llamadas para simularlas aquí.',
  'sim.units': '{units} unidades mínimas de {token}',
  'sim.item': 'artículo {id} de {token}',
  'look.alike':
    'La primera dirección empieza y termina como una que conoces, la segunda, pero es otra. Compara cada carácter.',
  'look.first': {
    one: 'Según el historial, esta cuenta paga a {count} destinatario por primera vez.',
    many: 'Según el historial, esta cuenta paga a {count} destinatarios por primera vez.',
    other: 'Según el historial, esta cuenta paga a {count} destinatarios por primera vez.',
  },
};
