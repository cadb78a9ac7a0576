import { describe, expect, it } from 'vitest';
import { isRejectionText } from './isRejectionText.ts';

describe('isRejectionText', () => {
  it.each([
    ['en', 'User rejected the request.'],
    ['en', 'MetaMask Tx Signature: User denied transaction signature.'],
    ['en', 'Request was cancelled by the user'],
    ['en', 'User closed modal'],
    ['en', 'User disapproved requested methods'],
    ['by name', 'UserDeclinedError: no'],
    ['by name', 'USER_REJECTED'],
    ['by name', 'ACTION_REJECTED'],
    ['by code', 'RPC failed: {"code":4001,"message":"No"}'],
    ['by code', JSON.stringify({ body: JSON.stringify({ error: { code: 4001 } }) })],
    ['zh', '用户取消了操作'],
    ['zh', '交易被用户拒绝'],
    ['zh-HK', '用戶拒絕了請求'],
    ['zh-TW', '使用者已取消簽署'],
    ['ja', 'ユーザーがリクエストを拒否しました'],
    ['ja', 'ユーザによってキャンセルされました'],
    ['ko', '사용자가 요청을 거부했습니다'],
    ['ko', '사용자에 의해 취소됨'],
    ['ru', 'Пользователь отклонил запрос'],
    ['ru', 'Запрос отменён пользователем'],
    ['uk', 'Користувач відхилив запит'],
    ['uk', 'Скасовано користувачем'],
    ['es', 'El usuario rechazó la solicitud'],
    ['es', 'Cancelado por el usuario'],
    ['pt', 'O usuário rejeitou a solicitação'],
    ['pt', 'Transação recusada pelo usuário'],
    ['fr', 'L’utilisateur a refusé la demande'],
    ['fr', 'Annulé par l’utilisateur'],
    ['de', 'Der Benutzer hat die Anfrage abgelehnt'],
    ['de', 'Vom Nutzer abgebrochen'],
    ['it', 'L’utente ha rifiutato la richiesta'],
    ['tr', 'Kullanıcı isteği reddetti'],
    ['tr', 'Kullanıcı tarafından iptal edildi'],
    ['id', 'Pengguna menolak permintaan'],
    ['id', 'Dibatalkan oleh pengguna'],
    ['ms', 'Permintaan ditolak oleh pengguna'],
    ['vi', 'Người dùng đã từ chối yêu cầu'],
    ['vi', 'Bị người dùng hủy'],
    ['vi', 'Người dùng đã huỷ giao dịch'.normalize('NFD')],
    ['th', 'ผู้ใช้ปฏิเสธคำขอ'],
    ['th', 'ผู้ใช้ยกเลิกแล้ว'],
    ['hi', 'उपयोगकर्ता ने अनुरोध अस्वीकार किया'],
    ['hi', 'यूज़र ने रद्द कर दिया'],
    ['ar', 'رفض المستخدم الطلب'],
    ['ar', 'تم إلغاء الطلب من قبل المستخدم'],
  ])('%s: %s', (_, text) => {
    expect(isRejectionText(text)).toBe(true);
  });

  it.each([
    ['a balance that does not suffice', '用户余额不足，交易已取消'],
    ['a balance that does not suffice', 'El usuario no tiene saldo, operación cancelada'],
    ['an account that is unknown', 'Пользователь не найден'],
    ['a node that rejects', 'Транзакция отклонена узлом'],
    ['a timeout', 'ユーザーの応答がありません'],
    ['a wallet that is locked', 'Der Benutzer muss die Wallet entsperren'],
    ['other words of English', 'user has insufficient funds'],
    ['credentials', 'user has bad credentials'],
    ['an operation', 'UserOperation rejected because of its nonce'],
    ['a browser’s end', 'The user aborted a request.'],
    ['a browser’s refusal', 'Closed by the user agent'],
    ['rules of the node', 'Transaction rejected'],
    ['another code', '{"code":40010}'],
    ['nothing', ''],
  ])('not for %s: %s', (_, text) => {
    expect(isRejectionText(text)).toBe(false);
  });
});
