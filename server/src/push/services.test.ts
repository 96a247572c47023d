import { expect, test } from 'vitest';
import { isPushService } from './services.ts';

test('notes go to the push services of known browsers', () => {
  for (const endpoint of [
    'https://fcm.googleapis.com/fcm/send/abc:def',
    'https://updates.push.services.mozilla.com/wpush/v2/gAAA',
    'https://web.push.apple.com/QGuQ',
    'https://wns2-par02p.notify.windows.com/w/?token=BQY',
  ]) {
    expect(isPushService(endpoint)).toBe(true);
  }
});

test('notes go nowhere else: not into this network, not to a host that only sounds like one, not to another port', () => {
  for (const endpoint of [
    'http://fcm.googleapis.com/fcm/send/abc',
    'https://fcm.googleapis.com:8443/fcm/send/abc',
    'https://fcm.googleapis.com@192.168.0.1/',
    'https://me:secret@fcm.googleapis.com/',
    'https://fcm.googleapis.com.example.org/',
    'https://example.org/fcm.googleapis.com',
    'https://example.org#.push.apple.com',
    'https://evilpush.apple.com/',
    'https://push.apple.com.example.org/',
    'https://example.org/.notify.windows.com',
    'https://127.0.0.1/',
    'https://[::1]/',
    'https://localhost/',
    'https://169.254.169.254/latest/meta-data/',
    'file:///etc/passwd',
    'data:,x',
    '',
    'x',
  ]) {
    expect(isPushService(endpoint), endpoint).toBe(false);
  }
});
