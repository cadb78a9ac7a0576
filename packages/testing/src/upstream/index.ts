export {
  type Answer,
  fixed,
  honest,
  type Received,
  startUpstream,
  type TestUpstream,
} from './startUpstream.ts';
