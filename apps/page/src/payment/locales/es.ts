import type { Translated } from '@mooring/connect';
import type { PaymentMessages } from './paymentCatalogue.ts';

export const messages: Translated<PaymentMessages> = {
  'leaves.title': 'Lo que sale de la cuenta',
  'leaves.refund': '{amount} como máximo, como reembolso de gas',
  'leaves.units': '{units} unidades mínimas de {token}',
  'leaves.item': 'artículo {id} de {token}',
  'check.loading': 'Comprobando…',
  'check.unread': 'Primero lee y marca las advertencias de arriba.',
  'check.refused': 'Esto no se debe firmar, por los motivos de arriba.',
  'check.refund-excessive': 'El reembolso es mayor de lo que su gas puede costar razonablemente.',
  'check.refund-uncompared': 'No se pudo comparar si el reembolso es lo que cuesta su gas.',
  'check.recipient-token':
    'Esta dirección es el contrato de un token. Lo que se envía ahí no se puede recuperar.',
  'check.recipient-zero':
    'Nadie tiene las claves de esta dirección. Lo que se envía ahí se pierde.',
  'check.recipient-burn':
    'Nadie tiene las claves de esta dirección. Lo que se envía ahí se pierde.',
  'check.recipient-other-token':
    'Esta dirección es el contrato de un token. Lo que se envía ahí no se puede recuperar.',
  'check.recipient-self': 'Esta es tu propia dirección.',
  'check.recipient-alike':
    'La primera dirección empieza y termina como una que conoces, la segunda, pero es otra. Compara cada carácter.',
  'check.recipient-new': {
    one: 'Según el historial, esta cuenta paga a {count} destinatario por primera vez.',
    many: 'Según el historial, esta cuenta paga a {count} destinatarios por primera vez.',
    other: 'Según el historial, esta cuenta paga a {count} destinatarios por primera vez.',
  },
  'check.recipient-unread': 'No se pudo leer si ya se pagó antes a estos destinatarios.',
  'check.recipient-twice': 'El mismo destinatario aparece más de una vez.',
  'check.name-mixed':
    'Este nombre mezcla letras de distintos alfabetos y podría imitar a otro. Revisa la dirección.',
  'check.code-missing':
    'No hay ningún contrato en esta dirección: la llamada no haría nada y aun así contaría como hecha.',
  'check.code-expected':
    'Todavía no hay ningún contrato en esta dirección. Si no se crea antes, la llamada no hace nada.',
  'check.code-unread': 'No se pudo leer si hay un contrato en esta dirección.',
  'check.power-without-code':
    'No hay ningún contrato en esta dirección. No debe tener poder sobre la cuenta.',
  'check.power-of-token': 'Esta dirección es un token. No debe tener poder sobre la cuenta.',
  'check.power-unread':
    'No se pudo leer qué hay en esta dirección. Hasta entonces no debe tener poder sobre la cuenta.',
  'check.power-unpublished':
    'Safe no ha publicado este contrato. Tendría poder sobre la cuenta: firma solo si sabes quién lo escribió.',
  'check.token-imitates':
    'Un token que no está en la lista se llama {symbol}, como uno que sí lo está. Compara su dirección.',
  'check.token-unread':
    'No se pudo leer qué es este token. Sus cantidades están en unidades mínimas.',
  'check.token-decimals':
    'El contrato de este token indica una cantidad de decimales que ningún importe puede tener.',
  'check.balance-short': 'La cuenta tiene menos de lo que saldría.',
  'check.balance-unread': 'No se pudo leer el saldo.',
  'check.limit-exceeded': 'Es más de lo que queda del límite.',
  'check.limit-unread': 'No se pudo leer lo que queda del límite.',
};
