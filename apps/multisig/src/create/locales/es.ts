import type { Translated } from '@mooring/connect';
import type { CreateMessages } from './newSafeCatalogue.ts';

export const messages: Translated<CreateMessages> = {
  'new.title': 'Crear una cuenta multifirma',
  'new.lead':
    'Elige a los propietarios y cuántos de ellos deben firmar. Será un Safe común: sin módulos, sin guard y sin nadie más.',
  'new.owner': 'Propietario {number}',
  'new.noOwner': 'Indica la dirección o el nombre del propietario.',
  'new.removeOwner': 'Quitar al propietario {number}',
  'new.threshold': 'Firmas necesarias',
  'new.alone': 'Con un solo propietario, perder la clave es perder la cuenta. Agrega otro.',
  'new.all':
    'Todos los propietarios deben firmar: si se pierde una clave, nada podrá moverse nunca más.',
  'new.any': 'Cualquiera de los propietarios puede moverlo todo por sí solo.',
  'new.showAddress': 'Mostrar la dirección',
  'new.address': 'Dirección que tendrá',
  'new.create': 'Crear la cuenta',
  'new.once': 'Una transacción desde la cuenta conectada, que paga la comisión de la red.',
  'new.failed': 'No se creó la cuenta.',
  'new.notThere':
    'La cadena de bloques no muestra esta cuenta con estos propietarios. No uses la dirección.',
  'new.description': 'Crear la cuenta multifirma {account}',
  'new.noContracts':
    'Los contratos de Safe no están en {network}: allí no se puede crear ninguna cuenta.',
  'new.full':
    'Estos propietarios ya tienen muchas cuentas aquí. Cambia los propietarios o el umbral.',
  'new.otherAddress':
    '{network} calcula las direcciones de otra forma, con otros contratos: allí la cuenta tiene una dirección distinta que en otras redes.',
  'new.absent':
    'Estos propietarios son contratos en otra red, pero no en {network}. Allí no pueden firmar hasta que se abran también allí: {owners}',
  'open.title': 'Abrir en otra red',
  'open.lead':
    'En la misma dirección, con los mismos contratos y los propietarios con los que se creó.',
  'open.changed':
    'Los propietarios o el umbral cambiaron aquí desde entonces. Allí deciden los primeros, abajo, hasta que también lo cambien.',
  'open.unproven':
    'No se pudo comprobar en la cadena de bloques cómo se creó esta cuenta, así que no se puede abrir en otro lugar desde aquí.',
  'open.there': 'La cuenta ya está en {network}.',
  'open.none': 'Este sitio no admite ninguna otra red.',
};
