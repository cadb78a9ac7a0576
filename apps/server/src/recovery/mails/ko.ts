import type { MailWords } from '../mailWords.ts';

export const words: MailWords = {
  startedSubject: '{app}: 계정 복구가 시작되었습니다',
  started: '{network}의 계정 {account} 복구가 시작되었습니다.',
  runningSubject: '{app}: 계정 복구가 진행 중입니다',
  running: '{network}의 계정 {account} 복구가 진행 중입니다.',
  changes: '{date} UTC부터 모든 소유자가 다음으로 교체됩니다:',
  stop: '본인이 아니라면 그 전에 중지하세요:',
  touch:
    '계정을 연결하고 “중지”를 누르세요. 한 번이면 되고, 수수료는 어떤 지갑이든 낼 수 있습니다.',
  without:
    '이 사이트 없이: 아무 지갑에서나 해당 계정으로 복구 모듈의 cancelRecovery()를 호출하세요.',
  mine: '본인이라면 할 일이 없습니다.',
  finishedSubject: '{app}: 계정 복구가 완료되었습니다',
  finished: '{network}의 계정 {account} 복구가 완료되었습니다: 모든 소유자가 교체되었습니다.',
  cancelledSubject: '{app}: 계정 복구가 중지되었습니다',
  cancelled: '{network}의 계정 {account} 복구가 중지되었습니다. 소유자는 그대로입니다.',
  again: '가디언은 다시 시작할 수 있습니다. 믿을 수 없다면 가디언을 변경하세요.',
  contactsSubject: '{app}: 계정의 이메일 주소가 변경됩니다',
  contacts: '{app}에서 계정 {account}에 관해 보내는 이메일 주소가 변경됩니다.',
  delay: '7일 후 새 주소는 코드를 받고, 삭제된 주소는 더 이상 받지 않습니다.',
  notYou:
    '본인이 아니라면 누군가 계정으로 로그인한 것입니다. 그곳에서 되돌리고 모든 세션에서 로그아웃하세요.',
  codeSubject: '{app}: 새 키를 위한 코드',
  code: '이 코드로 {app}은(는) 가디언의 하나로서 다음 계정의 새 키에 동의합니다',
  newKey: '{network}의 새 키',
  rules:
    '10분 동안 유효합니다. 요청한 페이지에만 입력하고 누구에게도 알려 주지 마세요. {app}의 누구도 묻지 않습니다. 요청하지 않았다면 아무것도 하지 마세요.',
};
