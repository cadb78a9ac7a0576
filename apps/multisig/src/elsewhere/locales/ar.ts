import type { Translated } from '@mooring/connect';
import type { ElsewhereMessages } from './elsewhereCatalogue.ts';

export const messages: Translated<ElsewhereMessages> = {
  'elsewhere.stays': 'مفتاح مرور ليس مالكًا هنا ما زال مالكًا على: {networks}. أزله هناك أيضًا.',
  'elsewhere.notOpened':
    'لم يُفتح هذا الحساب بعد على: {networks}. هناك يعود إلى مفتاح المرور الذي أُزيل: لا ترسل إليه شيئًا.',
};
