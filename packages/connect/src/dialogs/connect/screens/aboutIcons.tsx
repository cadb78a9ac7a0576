import { Icon } from '../../../ui/icons.tsx';

export function KeyIcon() {
  return (
    <Icon>
      <circle cx="8" cy="15" r="4.5" />
      <path d="M11.5 11.5L20 3M16 7l3 3" />
    </Icon>
  );
}

export function DoorIcon() {
  return (
    <Icon>
      <path d="M5 21V5a2 2 0 0 1 2-2h10a2 2 0 0 1 2 2v16M3 21h18M15 12v.1" />
    </Icon>
  );
}

export function ShieldIcon() {
  return (
    <Icon>
      <path d="M12 3l8 3v6c0 4.5-3.2 7.8-8 9-4.8-1.2-8-4.5-8-9V6l8-3zM9 12l2 2 4-4" />
    </Icon>
  );
}
