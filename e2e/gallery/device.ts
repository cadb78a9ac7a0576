/** Devices the gallery can emulate. */
export type EmulatedDevice = 'iphone' | 'android' | 'metamask' | 'instagram';

const agents = {
  iphone:
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1',
  android:
    'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Mobile Safari/537.36',
  metamask:
    'Mozilla/5.0 (Linux; Android 15; Pixel 9 Build/AP4A.250105.002; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/131.0.0.0 Mobile Safari/537.36 WebView MetaMaskMobile',
  instagram:
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148 Instagram 330.0.3.30.112',
} as const satisfies Record<EmulatedDevice, string>;

/** Overrides the user agent with that of a device. */
export function emulateDevice(device: EmulatedDevice): void {
  Object.defineProperty(navigator, 'userAgent', { value: agents[device], configurable: true });
}
