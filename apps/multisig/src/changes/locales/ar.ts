import type { Translated } from '@mooring/connect';
import type { ChangesMessages } from './changesCatalogue.ts';

export const messages: Translated<ChangesMessages> = {
  'was.ownerAdded': 'أُضيف مالك: {owner}',
  'was.ownerRemoved': 'أُزيل مالك: {owner}',
  'was.threshold': 'التوقيعات المطلوبة',
  'was.guard': 'الحارس (guard)',
  'was.moduleGuard': 'حارس الوحدات',
  'was.handler': 'المعالج الاحتياطي (fallback handler)',
  'was.changed': '{what}: {before} ← {after}',
  'was.changedTo': '{what}: {after}',
  'was.none': 'لا يوجد',
  'was.nothing': 'لا تُظهر سلسلة الكتل أي تغيير في الإعدادات في هذه المعاملة.',
};
