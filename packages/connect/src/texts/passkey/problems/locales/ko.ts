import type { Translated } from '../../../../core/locales/catalogue.ts';
import type { PasskeyProblemMessages } from '../passkeyProblemCatalogue.ts';

export const messages: Translated<PasskeyProblemMessages> = {
  'problem.unusable':
    '이 패스키의 비밀번호 관리자는 계정의 컨트랙트가 받아들이지 않는 형식으로 서명합니다. 이 패스키로는 계정 명의로 서명할 수 없습니다. 이 기기, 휴대폰, 보안 키처럼 다른 곳에 패스키를 보관하세요.',
  'problem.orphanReported': '“{name}” 패스키는 사용되지 않습니다. 브라우저에 삭제를 요청했습니다.',
  'problem.orphanLeft': '“{name}” 패스키는 사용되지 않습니다. 비밀번호 관리자에서 삭제하세요.',
  'problem.busy':
    '다른 패스키 요청이 아직 열려 있거나 중간에 들어왔습니다. 그 요청을 닫고 다시 시도하세요.',
  'problem.late': '패스키가 제때 응답하지 않았습니다. 다시 시도하세요.',
  'problem.unverifiable':
    '이 기기나 비밀번호 관리자로는 본인 확인을 할 수 없습니다. 화면 잠금이나 PIN을 설정하거나 휴대폰, 보안 키처럼 다른 곳에 패스키를 보관하세요.',
  'problem.keeper':
    '기기나 비밀번호 관리자에서 오류가 발생했습니다. 잠금을 해제하고 다시 시도하거나 다른 것을 사용하세요.',
  'problem.kind':
    '이 기기나 비밀번호 관리자에는 계정에 필요한 종류의 패스키가 없습니다. 휴대폰이나 보안 키를 사용하세요.',
};
