/** Views that visits open late or never, in one chunk, since they share most of their code. */
export { MessageView } from './messages/MessageView.tsx';
export { NewMessageView } from './messages/NewMessageView.tsx';
export { RejectView } from './propose/RejectView.tsx';
