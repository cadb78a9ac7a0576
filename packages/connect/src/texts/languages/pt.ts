import type { Part } from '../textLoaders.ts';

export const kit: Part<'kit'> = {
  'button.connect': 'Conectar carteira',
  'button.connecting': 'Conectando…',
  'button.finishing': 'Concluindo com {wallet}…',
  'button.loading': 'Restaurando sua conexão…',
  'button.wrongNetwork': 'Rede incorreta',
  'button.reload': 'Recarregar a página',
  'button.signIn': 'Entrar',
  'button.account': 'Conta {account}',
  'button.network': 'Rede: {network}',
  'button.pending': {
    one: '{count} transação pendente',
    many: '{count} de transações pendentes',
    other: '{count} transações pendentes',
  },

  'dialog.close': 'Fechar',
  'dialog.back': 'Voltar',
  'dialog.cancel': 'Cancelar',
  'dialog.retry': 'Tentar novamente',

  'connect.title': 'Conecte uma carteira',
  'connect.installed': 'Instaladas',
  'connect.more': 'Mais carteiras',
  'connect.recent': 'Recente',
  'connect.browserWallet': 'Carteira do navegador',
  'connect.safeNote': 'A conta em que esta página está aberta',
  'connect.none': 'Nenhuma carteira neste navegador',
  'connect.noneHelp':
    'Instale uma extensão de carteira e volte: ela aparecerá aqui automaticamente.',
  'connect.about': 'O que é uma carteira?',
  'connect.get': 'Obter uma carteira',
  'connect.getNote': 'Como obter',
  'connect.popular': 'Populares',
  'connect.phoneWallet': 'Carteira do celular',
  'connect.phoneWalletHelp': 'Qualquer carteira, escaneando um código',
  'connect.otherWallets': 'Outras carteiras',
  'connect.otherWalletsHelp': 'Seu celular pergunta qual',
  'connect.otherWalletsCode': 'Por código ou link copiado',
  'connect.insideNote': 'Abre no navegador de {wallet}',
  'connect.search': 'Buscar carteiras',
  'connect.found': {
    one: '{count} carteira encontrada',
    many: '{count} de carteiras encontradas',
    other: '{count} carteiras encontradas',
  },
  'connect.noMatch': 'Nenhuma carteira tem esse nome.',
  'connect.lookingFor': 'Procurando {wallet}…',
  'connect.inApp':
    'As carteiras não abrem dentro do {app}. Abra esta página no navegador do seu celular: use o menu daqui ou copie o endereço.',
  'connect.waiting': 'Abra {wallet} para continuar',
  'connect.waitingHelp': 'Aprove a conexão na janela da própria carteira.',
  'connect.waitingLong':
    'Não está vendo? A carteira pode estar bloqueada, ou a janela dela pode estar atrás desta.',
  'connect.failed': 'Não foi possível conectar com {wallet}',
  'connect.failedBusy':
    'Já existe uma solicitação aberta em {wallet}. Responda por lá e tente novamente.',
  'connect.failedEmpty':
    '{wallet} não compartilhou nenhuma conta que funcione aqui. Escolha uma por lá e tente novamente.',
  'connect.failedGone': '{wallet} não está mais disponível. Recarregue a página e tente novamente.',
  'connect.failedTimeout': '{wallet} não respondeu a tempo.',
  'connect.failedDetail': 'Mensagem da carteira: {detail}',
  'connect.failedUnknown': 'A carteira não informou o motivo.',

  'phone.check': 'Verificar de novo',
  'phone.continue': 'Continue na carteira do seu celular.',
  'phone.openWallet': 'Abrir a carteira',

  'inside.copy': 'Copiar o endereço desta página',

  'pairing.relaySilent':
    'O serviço que conecta celulares não responde. Verifique sua conexão com a internet e tente novamente.',
  'pairing.relayRefused':
    'O serviço que conecta celulares recusa este site. Confira a data e a hora deste aparelho. Se estiverem certas, só quem opera o site pode ajudar.',
  'pairing.relayError': 'O serviço que conecta celulares não conseguiu repassar a solicitação.',
  'pairing.networks': 'A carteira não é compatível com as redes deste site.',
  'pairing.methods': 'A carteira não oferece o que este site precisa.',
  'pairing.unloadable':
    'Não foi possível carregar uma parte desta página. Verifique sua conexão com a internet e tente novamente.',
  'pairing.expired': 'A carteira não respondeu a tempo.',
  'pairing.other': 'A carteira e este site não chegaram a um acordo sobre a conexão.',

  'get.title': 'Obter {wallet}',

  'about.title': 'O que é uma carteira?',

  'account.title': 'Conta',
  'account.safe': 'Conta multisig Safe',
  'account.copy': 'Copiar endereço',
  'account.copied': 'Copiado',
  'account.explorer': 'Ver em {explorer}',
  'account.disconnect': 'Desconectar',
  'account.balance': 'Saldo',
  'account.balanceOn': 'Saldo em {network}',
  'account.unavailable': 'Indisponível',
  'account.switch': 'Suas contas em {wallet}',
  'account.active': 'Ativa',
  'account.activate': 'Usar {account}',

  'multisig.account': 'Conta multisig',
  'multisig.rule': 'Multisig, assinaturas necessárias: {threshold} de {owners}',
  'multisig.signed': '{signed} de {threshold} assinaturas',

  'signIn.title': 'Entrar',
  'signIn.why':
    'Assine uma mensagem na sua carteira para provar que esta conta é sua. Não custa nada e não envia nenhuma transação.',
  'signIn.sign': 'Assinar mensagem',
  'signIn.preparing': 'Preparando…',
  'signIn.confirmHelp': 'Leia a mensagem em {wallet} e assine por lá.',
  'signIn.verifying': 'Verificando…',
  'signIn.retry': 'Tentar de novo',
  'signIn.changed': 'A conta mudou. O login é de {account}; entre novamente para usar esta conta.',
  'signIn.wrongNetwork':
    'Sua carteira está em uma rede que não é compatível com este site. Troque para uma rede compatível para entrar.',
  'signIn.preparing_error':
    'Não foi possível preparar o login. Verifique sua conexão com a internet e tente novamente.',
  'signIn.signing_error': 'Sua carteira não assinou a mensagem.',
  'signIn.verifying_error': 'Não foi possível verificar a assinatura. Tente novamente.',
  'signIn.oops_error': 'Algo deu errado. Tente novamente.',
  'signIn.signedIn': 'Login feito',
  'signIn.not': 'Login não feito',
  'signIn.signOut': 'Sair',
  'signIn.signedOut': 'Você saiu',
  'signIn.signOutFailed': 'Não foi possível sair. Tente novamente.',
  'signIn.pending':
    'Aguardando que mais proprietários assinem esta mensagem. Você pode sair e voltar depois.',
  'signIn.pendingRow': 'Login aguardando assinaturas',
  'signIn.pendingUnknown':
    'Não foi possível conferir as assinaturas. Tentando novamente de forma automática.',
  'signIn.pendingOver': 'Não houve assinaturas suficientes a tempo. Faça o login de novo.',
  'signIn.callOff': 'Cancelar o login',

  'network.title': 'Trocar de rede',
  'network.confirm': 'Confirme na sua carteira',
  'network.failed': 'Sua carteira não conseguiu trocar para a rede {network}.',

  'unanswered.phone': 'Seu celular ainda não respondeu.',
  'unanswered.open': 'Aguardando na sua carteira: {description}',
  'unanswered.lost': 'Não sabemos se isto foi enviado: {description}. Verifique sua carteira.',
  'unanswered.dismiss': 'Dispensar',
  'unanswered.payment': 'Envio de {amount} para {recipient}',
  'unanswered.call': 'Transação para {recipient}',
  'unanswered.batch': {
    one: '{count} transação',
    many: '{count} de transações',
    other: '{count} transações',
  },

  'transactions.title': 'Últimas transações',
  'transactions.empty': 'As transações que você fizer neste site aparecerão aqui.',
  'transactions.clear': 'Limpar',
  'transactions.clearAll': 'Limpar a lista de transações',
  'transactions.pending': 'Pendente',
  'transactions.confirmed': 'Confirmada',
  'transactions.failed': 'Falhou',
  'transactions.reverted': 'Falhou: revertida pelo contrato',
  'transactions.replaced': 'Substituída por outra transação',
  'transactions.cancelled': 'Cancelada',
  'transactions.notConfirmed': 'Não confirmada',
  'transactions.view': 'Ver no explorador',

  'announce.connecting': 'Conectando com {wallet}',
  'announce.connected': 'Conta conectada: {account}',
  'announce.disconnected': 'Carteira desconectada',
  'announce.network': 'Rede atual: {network}',
  'announce.wrongNetwork': 'Rede incorreta',
  'announce.account': 'Conta atual: {account}',
  'announce.signed': 'Transação aguardando ({signatures}): {description}',
  'announce.confirmed': 'Transação confirmada: {description}',
  'announce.failed': 'A transação falhou: {description}',
  'announce.notConfirmed': 'Transação não confirmada: {description}',
};

export const network: Part<'network'> = {
  'network.current': 'Conectada',
  'network.rejected': 'Você recusou na sua carteira a troca para a rede {network}.',
  'network.timeout': 'Não houve resposta. Troque para a rede {network} na sua carteira.',
  'network.unsupported':
    'Sua carteira não permite trocar de rede por aqui. Troque para a rede {network} na própria carteira.',
  'network.wrong':
    'Sua carteira está em uma rede que não é compatível com este site. Troque para uma das redes abaixo ou desconecte.',
  'network.outside':
    'Seu celular está na rede {network}, que ele não permitiu aqui. Esta página continua em {current}.',
  'network.testnet': 'Rede de teste',
};

export const batch: Part<'batch'> = {
  'batch.done': '{done} de {size} concluídas',
  'batch.partly': '{done} de {size} concluídas: sua carteira não executou tudo de uma só vez',
  'batch.confirmedClaim': 'Confirmada, segundo sua carteira',
  'batch.failedClaim': 'Falhou, segundo sua carteira',
  'batch.elsewhere': 'Pendente: conecte a carteira que fez o envio',
  'batch.inWallet': 'Confirme na sua carteira',
  'batch.nextInWallet': '{position} de {size} na sua carteira',
  'batch.onNetwork': '{position} de {size} enviadas, aguardando a rede',
  'batch.notAtomic':
    'Sua carteira não consegue executar tudo isto de uma só vez. Nada foi enviado.',
  'batch.capability': 'Sua carteira não oferece o que isto exige. Nada foi enviado.',
  'batch.tooLarge': 'Isto é mais do que sua carteira aceita de uma vez. Nada foi enviado.',
  'batch.upgradeDeclined': 'Você recusou a atualização da sua conta. Nada foi enviado.',
  'batch.stopped': '{sent} de {size} enviadas. O restante não foi enviado.',
  'batch.nothingSent': 'Nada foi enviado.',
  'batch.disconnected': 'A carteira foi desconectada.',
  'batch.otherWallet': 'Agora há outra carteira conectada.',
  'batch.otherAccount': 'Agora há outra conta conectada.',
  'batch.otherNetwork': 'Sua carteira agora está em outra rede.',
  'batch.unreadable': 'Sua carteira não informou qual conta e qual rede está usando.',
  'batch.unclear': 'Não sabemos se isto foi enviado. Verifique sua carteira.',
  'batch.failed': 'Sua carteira não fez o envio.',
  'account.delegated': 'Esta conta executa código delegado:',
};

export const copy: Part<'copy'> = {
  'copy.refused': 'O navegador não permitiu copiar. Copie você mesmo o texto selecionado.',
};

export const screens: Part<'screens'> = {
  'scan.title': 'Escaneie com {wallet}',
  'scan.titleAny': 'Escaneie com o celular',
  'scan.help': 'Abra {wallet} no celular e escaneie este código.',
  'scan.helpAny': 'Abra sua carteira no celular e escaneie este código.',
  'scan.helpHere': 'Copie o link e cole na sua carteira, ou escaneie o código com outro celular.',
  'scan.code': 'Código QR para conectar uma carteira do celular',
  'scan.starting': 'Preparando…',
  'scan.ready': 'O código está pronto para ser escaneado',
  'scan.renewed': 'O código foi renovado',
  'scan.renewsIn': 'Novo código em {time}',
  'scan.copy': 'Copiar link',

  'phone.open': 'Abrir {wallet}',
  'phone.kept':
    '{wallet} ainda está conectada. Abra-a no celular para continuar ou conecte outra carteira.',
  'phone.help': 'Aprove a conexão em {wallet} e volte para cá.',
  'phone.stuck': '{wallet} não abriu? Talvez ainda não esteja neste celular.',
  'phone.back': 'Se você aprovou, a resposta chega em instantes.',
  'phone.noAnswer': 'A carteira ainda não respondeu',
  'phone.showCode': 'Mostrar código e link',

  'plain.help':
    'Nada para aprovar na sua carteira? Algumas não conseguem conectar e entrar de uma vez.',
  'plain.connect': 'Conectar primeiro, entrar depois',

  'inside.open': 'Abrir no navegador de {wallet}',
  'inside.help': 'Esta página abre no navegador de {wallet}. Conecte por lá.',
  'inside.paste':
    'Abra {wallet} e cole o endereço desta página no navegador da carteira, se houver.',

  'get.choose': 'Qualquer uma serve. Uma só basta.',
  'get.install': 'Instale {wallet}',
  'get.installHelp': 'Use os links abaixo: imitações são comuns nas lojas de aplicativos.',
  'get.create': 'Crie ou importe sua carteira',
  'get.createHelp': 'Anote a frase de recuperação em papel e nunca a compartilhe com ninguém.',
  'get.return': 'Volte e conecte',
  'get.returnHelp': 'Se a carteira ainda não estiver na lista, recarregue esta página.',
  'get.from': 'Obter em {store}',
  'get.program': 'Obter para o computador',
  'get.phone': 'Para o seu celular',
  'get.scan': 'Escaneie para abrir a página em {store}',

  'about.keysTitle': 'Suas chaves ficam com você',
  'about.keys':
    'Uma carteira guarda as chaves das suas moedas, tokens e colecionáveis, e mostra o que é seu.',
  'about.signInTitle': 'Um só login para muitos sites',
  'about.signIn':
    'Conecte sua carteira em vez de criar uma conta e uma senha em cada site. Você pode sair quando quiser.',
  'about.safetyTitle': 'Nada se move sem você',
  'about.safety':
    'Um site conectado só vê o seu endereço. Todo pagamento e toda assinatura precisam da sua aprovação na carteira.',
  'about.more': 'Saiba mais',
};
