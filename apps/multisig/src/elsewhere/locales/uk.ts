import type { Translated } from '@mooring/connect';
import type { ElsewhereMessages } from './elsewhereCatalogue.ts';

export const messages: Translated<ElsewhereMessages> = {
  'elsewhere.stays':
    'Ключ доступу, який тут не є власником, досі є ним у мережах: {networks}. Вилучіть його і там.',
  'elsewhere.notOpened':
    'Акаунт ще не відкрито в мережах: {networks}. Там він належить вилученому ключу доступу: нічого туди не надсилайте.',
};
