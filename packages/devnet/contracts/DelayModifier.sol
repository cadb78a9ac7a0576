// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

interface IAvatar {
    function execTransactionFromModule(address to, uint256 value, bytes calldata data, uint8 operation)
        external
        returns (bool success);
}

/// Queue of transactions that wait before anyone executes them, with the functions and events of release 1.0.1 of
/// Zodiac's Delay modifier, which Safe's own recovery deploys a proxy of for each account. The texts of its errors are
/// its own.
contract DelayModifier {
    address private constant SENTINEL = address(1);

    event DelaySetup(address indexed initiator, address indexed owner, address indexed avatar, address target);
    event EnabledModule(address module);
    event DisabledModule(address module);
    event TransactionAdded(
        uint256 indexed queueNonce, bytes32 indexed txHash, address to, uint256 value, bytes data, uint8 operation
    );

    address public owner;
    address public avatar;
    address public target;
    uint256 public txCooldown;
    uint256 public txExpiration;
    uint256 public txNonce;
    uint256 public queueNonce;
    mapping(uint256 => bytes32) public txHash;
    mapping(uint256 => uint256) public txCreatedAt;
    mapping(address => address) private _next;

    modifier onlyOwner() {
        require(msg.sender == owner, "Not the owner");
        _;
    }

    modifier moduleOnly() {
        require(isModuleEnabled(msg.sender), "Not a module");
        _;
    }

    /// The master copy belongs to nobody.
    constructor() {
        owner = SENTINEL;
    }

    function setUp(bytes calldata parameters) external {
        require(owner == address(0), "Already set up");
        (owner, avatar, target, txCooldown, txExpiration) =
            abi.decode(parameters, (address, address, address, uint256, uint256));
        _next[SENTINEL] = SENTINEL;
        emit DelaySetup(msg.sender, owner, avatar, target);
    }

    function transferOwnership(address newOwner) external onlyOwner {
        owner = newOwner;
    }

    function setTxCooldown(uint256 cooldown) external onlyOwner {
        txCooldown = cooldown;
    }

    function setTxExpiration(uint256 expiration) external onlyOwner {
        require(expiration == 0 || expiration >= 60, "The expiration is too short");
        txExpiration = expiration;
    }

    function setTxNonce(uint256 newNonce) external onlyOwner {
        require(newNonce > txNonce, "The nonce is not higher");
        require(newNonce <= queueNonce, "The nonce is above the queue");
        txNonce = newNonce;
    }

    function enableModule(address module) external onlyOwner {
        require(module > SENTINEL && _next[module] == address(0), "Invalid module");
        _next[module] = _next[SENTINEL];
        _next[SENTINEL] = module;
        emit EnabledModule(module);
    }

    function disableModule(address previous, address module) external onlyOwner {
        require(module > SENTINEL && _next[previous] == module, "Not the previous module");
        _next[previous] = _next[module];
        _next[module] = address(0);
        emit DisabledModule(module);
    }

    function execTransactionFromModule(address to, uint256 value, bytes calldata data, uint8 operation)
        external
        moduleOnly
        returns (bool success)
    {
        bytes32 hash = getTransactionHash(to, value, data, operation);
        txHash[queueNonce] = hash;
        txCreatedAt[queueNonce] = block.timestamp;
        emit TransactionAdded(queueNonce++, hash, to, value, data, operation);
        return true;
    }

    function executeNextTx(address to, uint256 value, bytes calldata data, uint8 operation) external {
        require(txNonce < queueNonce, "Nothing waits");
        uint256 from = txCreatedAt[txNonce] + txCooldown;
        require(block.timestamp >= from, "The transaction has to wait");
        require(txExpiration == 0 || block.timestamp <= from + txExpiration, "The transaction has expired");
        require(txHash[txNonce] == getTransactionHash(to, value, data, operation), "Another transaction is next");
        txNonce++;
        require(IAvatar(target).execTransactionFromModule(to, value, data, operation), "The transaction failed");
    }

    function skipExpired() external {
        while (
            txExpiration != 0 && txNonce < queueNonce
                && block.timestamp > txCreatedAt[txNonce] + txCooldown + txExpiration
        ) {
            txNonce++;
        }
    }

    function isModuleEnabled(address module) public view returns (bool) {
        return module != SENTINEL && _next[module] != address(0);
    }

    function getModulesPaginated(address start, uint256 pageSize)
        external
        view
        returns (address[] memory page, address next)
    {
        page = new address[](pageSize);
        uint256 count = 0;
        next = _next[start];
        while (count < pageSize && next != SENTINEL && next != address(0)) {
            page[count++] = next;
            next = _next[next];
        }
        assembly {
            mstore(page, count)
        }
    }

    function getTransactionHash(address to, uint256 value, bytes memory data, uint8 operation)
        public
        pure
        returns (bytes32)
    {
        return keccak256(abi.encodePacked(to, value, data, operation));
    }

    function getTxHash(uint256 nonce) external view returns (bytes32) {
        return txHash[nonce];
    }

    function getTxCreatedAt(uint256 nonce) external view returns (uint256) {
        return txCreatedAt[nonce];
    }
}
