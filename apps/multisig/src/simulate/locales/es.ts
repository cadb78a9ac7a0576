import type { Translated } from '@mooring/connect';
import type { SimulateMessages } from './simulateCatalogue.ts';

export const messages: Translated<SimulateMessages> = {
  'sim.title': 'Qué cambia para la cuenta',
  'sim.help':
    'Simulado ahora por el nodo de la red, como si se ejecutara en este momento. No se envió nada.',
  'sim.none': 'Se completaría. El nodo no informa cambios de saldo.',
  'sim.fails': 'Si se ejecutara ahora, fallaría.',
  'sim.ownersNow': 'El resultado de arriba es para los propietarios actuales.',
  'sim.outcomeOnly':
    'Se ejecutaría bien. No se puede saber qué cambiaría: el nodo de esta red no lo informa. Guíese por la llamada tal como se muestra arriba.',
  'sim.unavailable':
    'El nodo de esta red no pudo simularla: aquí no se puede saber si se ejecutaría bien ni qué cambiaría. Guíese por la llamada tal como se muestra arriba.',
  'sim.too-many':
    'Son demasiadas llamadas para simularlas aquí: no se puede saber qué cambiaría. Guíese por las llamadas tal como se muestran arriba.',
  'sim.units': '{units} unidades mínimas de {token}',
  'sim.item': 'artículo {id} de {token}',
  'against.failed': 'Simulada en este dispositivo antes de ejecutarse, habría funcionado. Falló.',
  'against.succeeded':
    'Simulada en este dispositivo antes de ejecutarse, habría fallado. Funcionó.',
  'against.other': 'Lo que ocurrió no es lo que se simuló en este dispositivo antes de ejecutarla:',
  'against.change': 'Ocurrió {actual}; se esperaba {expected}',
  'against.nothing': 'nada de {token}',
};
