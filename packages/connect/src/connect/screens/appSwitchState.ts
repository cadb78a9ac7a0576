/**
 * State of a switch to another app on the phone.
 *
 *   here ──follow──▶ leaving ──hide──▶ away ──show──▶ back
 *                       └──still here after 2 s──▶ stuck
 */
export type AppSwitch = 'here' | 'leaving' | 'stuck' | 'away' | 'back';

export type AppSwitchEvent = 'follow' | 'still here' | 'hide' | 'show';

/** Returns the next state; events that do not apply to the current one are ignored. */
export function appSwitchReducer(appSwitch: AppSwitch, event: AppSwitchEvent): AppSwitch {
  switch (event) {
    case 'follow':
      return 'leaving';
    case 'still here':
      return appSwitch === 'leaving' ? 'stuck' : appSwitch;
    case 'hide':
      return 'away';
    case 'show':
      return appSwitch === 'away' ? 'back' : appSwitch;
  }
}
