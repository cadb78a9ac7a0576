import { index, route } from '@react-router/dev/routes';

export default [
  index('routes/home.tsx'),
  route('members', 'routes/members.tsx'),
  route('auth/*', 'routes/auth.ts'),
];
