/** Views that a visit opens late, if at all; fetched together: most of their code is the same. */
export { MessageView } from './messages/MessageView.tsx';
export { NewMessageView } from './messages/NewMessageView.tsx';
export { RejectView } from './propose/RejectView.tsx';
