import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { certificate, privateKey } from '../../apps/server/src/testing/tlsCertificate.testing.ts';
import { root } from '../run.ts';

/** Ports of a proxy and of the two instances behind it. */
export interface ProxyPorts {
  readonly tls: number;
  readonly plain: number;
  readonly first: number;
  readonly second: number;
}

/** Replaces texts that must be there: a printed file that changed is tested as it is. */
function replaceAll(text: string, pairs: readonly (readonly [string, string])[]): string {
  return pairs.reduce((result, [from, to]) => {
    if (!result.includes(from)) throw new Error(`The file has no "${from}".`);
    return result.replaceAll(from, to);
  }, text);
}

const printed = (file: string) => readFileSync(join(root, 'deploy', file), 'utf8');

/** Arguments of each proxy, with its printed file adapted to this machine: name, ports and certificate. */
const proxies = {
  nginx(folder: string, { tls, plain, first, second }: ProxyPorts): readonly string[] {
    const site = replaceAll(printed('nginx.conf').replaceAll(/^ *listen \[::\].*\n/gm, ''), [
      ['wallet.example.org;', 'localhost;'],
      ['/etc/ssl/wallet.example.org', folder],
      ['listen 80;', `listen 127.0.0.1:${plain};`],
      ['listen 443 ', `listen 127.0.0.1:${tls} `],
      ['127.0.0.1:3000', `127.0.0.1:${first}`],
      ['127.0.0.1:3001', `127.0.0.1:${second}`],
    ]);
    writeFileSync(join(folder, 'site.conf'), site);
    const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
      (name) => `${name}_temp_path ${folder}/${name};`,
    );
    writeFileSync(
      join(folder, 'main.conf'),
      `daemon off; pid ${folder}/pid; error_log ${folder}/error.log; events {}
http { access_log off; ${temporary.join(' ')} include ${folder}/site.conf; }`,
    );
    return ['-p', folder, '-c', join(folder, 'main.conf'), '-e', join(folder, 'error.log')];
  },
  caddy(folder: string, { tls, plain, first, second }: ProxyPorts): readonly string[] {
    const site = replaceAll(printed('Caddyfile'), [
      [
        '{$DOMAIN:wallet.example.org} {',
        `https://localhost:${tls} {\n\ttls ${folder}/fullchain.pem ${folder}/privkey.pem`,
      ],
      ['127.0.0.1:3000', `127.0.0.1:${first}`],
      ['127.0.0.1:3001', `127.0.0.1:${second}`],
    ]);
    const global = `{\n\tadmin off\n\tskip_install_trust\n\thttp_port ${plain}\n}\n`;
    writeFileSync(join(folder, 'Caddyfile'), global + site);
    return ['run', '--config', join(folder, 'Caddyfile'), '--adapter', 'caddyfile'];
  },
};

/** Starts a proxy with its printed file, until it accepts connections. */
export async function startProxy(name: keyof typeof proxies, folder: string, ports: ProxyPorts) {
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'fullchain.pem'), certificate);
  writeFileSync(join(folder, 'privkey.pem'), privateKey);
  const child: ChildProcess = spawn(name, proxies[name](folder, ports), {
    env: { PATH: process.env['PATH'], HOME: folder },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let output = '';
  child.stderr?.on('data', (chunk) => {
    output += String(chunk);
  });
  const ended = once(child, 'close');
  while (!(await accepts(ports.tls)))
    if (child.exitCode !== null) throw new Error(`${name} ended: ${output}`);
  return async () => {
    child.kill('SIGTERM');
    await ended;
  };
}

function accepts(port: number): Promise<boolean> {
  return new Promise((done) => {
    const socket = connect(port, '127.0.0.1', () => done(true));
    socket.once('error', () => setTimeout(() => done(false), 50));
    socket.once('connect', () => socket.destroy());
  });
}
