import type { MailWords } from '../mailWords.ts';

export const words: MailWords = {
  startedSubject: '{app}: một lần khôi phục tài khoản của bạn đã bắt đầu',
  started: 'Một lần khôi phục tài khoản {account} trên {network} đã bắt đầu.',
  runningSubject: '{app}: một lần khôi phục tài khoản của bạn đang chạy',
  running: 'Một lần khôi phục tài khoản {account} trên {network} đang chạy.',
  changes: 'Từ {date} UTC, mọi chủ sở hữu bị thay bằng:',
  stop: 'Nếu không phải bạn, hãy dừng trước thời điểm đó:',
  touch: 'Kết nối tài khoản và chạm “Dừng lại”. Chạm một lần là đủ, và ví nào cũng có thể trả phí.',
  without:
    'Không có trang này: gọi cancelRecovery() trên mô-đun khôi phục, bằng tài khoản đó, trong bất kỳ ví nào.',
  mine: 'Nếu là bạn, không cần làm gì.',
  finishedSubject: '{app}: lần khôi phục tài khoản của bạn đã hoàn tất',
  finished:
    'Lần khôi phục tài khoản {account} trên {network} đã hoàn tất: mọi chủ sở hữu đã được thay.',
  cancelledSubject: '{app}: lần khôi phục tài khoản của bạn đã dừng',
  cancelled:
    'Lần khôi phục tài khoản {account} trên {network} đã dừng. Các chủ sở hữu vẫn giữ nguyên.',
  again: 'Người bảo hộ có thể bắt đầu lần khác: nếu không tin họ, hãy thay người bảo hộ.',
  contactsSubject: '{app}: địa chỉ email của tài khoản bạn thay đổi',
  contacts: 'Các địa chỉ email mà {app} gửi đến về tài khoản {account} thay đổi.',
  delay: 'Sau bảy ngày, địa chỉ mới nhận mã và địa chỉ bị xóa không nhận nữa.',
  notYou:
    'Nếu không phải bạn, có người đang đăng nhập bằng tài khoản của bạn: hoàn tác ở đó và đăng xuất mọi phiên.',
  codeSubject: '{app}: mã cho khóa mới',
  code: 'Với mã này, {app}, là một trong những người bảo hộ, đồng ý một khóa mới cho tài khoản',
  newKey: 'Khóa mới trên {network} là',
  rules:
    'Mã có hiệu lực 10 phút. Chỉ nhập ở trang bạn đã yêu cầu và không nói cho ai: không ai của {app} sẽ hỏi mã. Nếu bạn không yêu cầu, đừng làm gì.',
};
