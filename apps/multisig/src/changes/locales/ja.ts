import type { Translated } from '@mooring/connect';
import type { ChangesMessages } from './changesCatalogue.ts';

export const messages: Translated<ChangesMessages> = {
  'was.ownerAdded': 'オーナーを追加：{owner}',
  'was.ownerRemoved': 'オーナーを削除：{owner}',
  'was.threshold': '必要な署名の数',
  'was.guard': 'ガード',
  'was.moduleGuard': 'モジュールのガード',
  'was.handler': 'フォールバックハンドラー',
  'was.changed': '{what}：{before} → {after}',
  'was.changedTo': '{what}：{after}',
  'was.none': 'なし',
  'was.nothing': 'ブロックチェーンによると、このトランザクションで設定は変わっていません。',
};
