// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

interface ISafe {
    function execTransactionFromModule(address to, uint256 value, bytes calldata data, uint8 operation)
        external
        returns (bool success);
    function getOwners() external view returns (address[] memory);
    function isModuleEnabled(address module) external view returns (bool);
    function isOwner(address owner) external view returns (bool);
}

interface ISignatureValidator {
    function isValidSignature(bytes32 hash, bytes calldata signature) external view returns (bytes4);
}

/// Recovery of a Safe by guardians, with the functions, events and typed data of release 0.1.0 of the module that
/// Candide publishes, also where that release fails the account: owners that no Safe accepts can be approved, a
/// request survives the removal of its guardians and of the module, and approvals do not expire. Where its
/// documents leave the behaviour open, this contract takes the one that is worse for the account or its callers.
/// The texts of its errors are its own. As there, the period is part of the code and has no getter.
contract RecoveryModule {
    string public constant NAME = "Social Recovery Module";
    string public constant VERSION = "0.0.1";

    address private constant SENTINEL = address(1);
    bytes32 private constant DOMAIN_TYPE =
        keccak256("EIP712Domain(string name,string version,uint256 chainId,address verifyingContract)");
    bytes32 private constant RECOVERY_TYPE =
        keccak256("ExecuteRecovery(address wallet,address[] newOwners,uint256 newThreshold,uint256 nonce)");
    /// Half of the order of secp256k1: larger values of `s` are the other form of a valid signature.
    uint256 private constant HALF_ORDER = 0x7FFFFFFFFFFFFFFFFFFFFFFFFFFFFFFF5D576E7357A4501DDFE92F46681B20A0;

    struct RecoveryRequest {
        uint256 guardiansApprovalCount;
        uint256 newThreshold;
        uint64 executeAfter;
        address[] newOwners;
    }

    struct SignatureData {
        address signer;
        bytes signature;
    }

    /// Guardians of an account in a linked list that begins and ends at the sentinel, the newest first.
    struct Guardians {
        mapping(address => address) next;
        uint256 count;
        uint256 threshold;
    }

    event GuardianAdded(address indexed wallet, address indexed guardian);
    event GuardianRevoked(address indexed wallet, address indexed guardian);
    event ChangedThreshold(address indexed wallet, uint256 threshold);
    event NonceInvalidated(address indexed wallet, uint256 nonce);
    event RecoveryExecuted(
        address indexed wallet,
        address[] indexed newOwners,
        uint256 newThreshold,
        uint256 nonce,
        uint64 executeAfter,
        uint256 guardiansApprovalCount
    );
    event RecoveryFinalized(
        address indexed wallet, address[] indexed newOwners, uint256 newThreshold, uint256 nonce
    );
    event RecoveryCanceled(address indexed wallet, uint256 nonce);

    uint256 private immutable PERIOD;

    mapping(address => Guardians) private _guardians;
    mapping(address => RecoveryRequest) private _requests;
    mapping(address => uint256) private _nonces;
    mapping(bytes32 => mapping(address => bool)) private _approvals;

    /// @param recoveryPeriod seconds between the start of a recovery and its end
    constructor(uint256 recoveryPeriod) {
        PERIOD = recoveryPeriod;
    }

    modifier byAccount() {
        require(ISafe(msg.sender).isModuleEnabled(address(this)), "The module is not enabled");
        _;
    }

    function addGuardianWithThreshold(address guardian, uint256 newThreshold) external byAccount {
        require(guardian > SENTINEL && guardian != msg.sender, "Invalid guardian");
        require(!isGuardian(msg.sender, guardian), "Already a guardian");
        require(!ISafe(msg.sender).isOwner(guardian), "An owner cannot be a guardian");
        Guardians storage all = _guardians[msg.sender];
        address first = all.next[SENTINEL];
        all.next[guardian] = first == address(0) ? SENTINEL : first;
        all.next[SENTINEL] = guardian;
        all.count++;
        emit GuardianAdded(msg.sender, guardian);
        _setThreshold(newThreshold);
    }

    function revokeGuardianWithThreshold(address prevGuardian, address guardian, uint256 newThreshold)
        external
        byAccount
    {
        require(isGuardian(msg.sender, guardian), "Not a guardian");
        Guardians storage all = _guardians[msg.sender];
        require(all.next[prevGuardian] == guardian, "Not the previous guardian");
        all.next[prevGuardian] = all.next[guardian];
        all.next[guardian] = address(0);
        all.count--;
        emit GuardianRevoked(msg.sender, guardian);
        _setThreshold(newThreshold);
    }

    function changeThreshold(uint256 newThreshold) external byAccount {
        _setThreshold(newThreshold);
    }

    function cancelRecovery() external byAccount {
        require(_requests[msg.sender].executeAfter > 0, "No recovery is running");
        delete _requests[msg.sender];
        emit RecoveryCanceled(msg.sender, _nonces[msg.sender] - 1);
    }

    function invalidateNonce() external byAccount {
        emit NonceInvalidated(msg.sender, _nonces[msg.sender]++);
    }

    function confirmRecovery(address wallet, address[] calldata newOwners, uint256 newThreshold, bool execute)
        external
    {
        require(isGuardian(wallet, msg.sender), "Not a guardian");
        bytes32 hash = getRecoveryHash(wallet, newOwners, newThreshold, _nonces[wallet]);
        _approvals[hash][msg.sender] = true;
        if (execute) _start(wallet, newOwners, newThreshold);
    }

    function multiConfirmRecovery(
        address wallet,
        address[] calldata newOwners,
        uint256 newThreshold,
        SignatureData[] calldata signatures,
        bool execute
    ) external {
        require(signatures.length > 0, "No signatures");
        bytes32 hash = getRecoveryHash(wallet, newOwners, newThreshold, _nonces[wallet]);
        address last = address(0);
        for (uint256 i = 0; i < signatures.length; i++) {
            address signer = signatures[i].signer;
            require(signer > last, "The signers are not in ascending order");
            require(isGuardian(wallet, signer), "Not a guardian");
            validateGuardianSignature(wallet, hash, signer, signatures[i].signature);
            _approvals[hash][signer] = true;
            last = signer;
        }
        if (execute) _start(wallet, newOwners, newThreshold);
    }

    function executeRecovery(address wallet, address[] calldata newOwners, uint256 newThreshold) external {
        _start(wallet, newOwners, newThreshold);
    }

    function finalizeRecovery(address wallet) external {
        RecoveryRequest memory request = _requests[wallet];
        require(request.executeAfter > 0, "No recovery is running");
        require(block.timestamp >= request.executeAfter, "The recovery period is not over");
        delete _requests[wallet];
        _replaceOwners(wallet, request.newOwners, request.newThreshold);
        emit RecoveryFinalized(wallet, request.newOwners, request.newThreshold, _nonces[wallet] - 1);
    }

    function getRecoveryRequest(address wallet) external view returns (RecoveryRequest memory request) {
        return _requests[wallet];
    }

    function getGuardians(address wallet) public view returns (address[] memory found) {
        Guardians storage all = _guardians[wallet];
        found = new address[](all.count);
        address guardian = SENTINEL;
        for (uint256 i = 0; i < found.length; i++) {
            guardian = all.next[guardian];
            found[i] = guardian;
        }
    }

    function guardiansCount(address wallet) external view returns (uint256) {
        return _guardians[wallet].count;
    }

    function threshold(address wallet) public view returns (uint256) {
        return _guardians[wallet].threshold;
    }

    function isGuardian(address wallet, address guardian) public view returns (bool) {
        return guardian != SENTINEL && _guardians[wallet].next[guardian] != address(0);
    }

    function nonce(address wallet) external view returns (uint256) {
        return _nonces[wallet];
    }

    /// Number of current guardians that approved with the current nonce.
    function getRecoveryApprovals(address wallet, address[] calldata newOwners, uint256 newThreshold)
        public
        view
        returns (uint256 approvalCount)
    {
        bytes32 hash = getRecoveryHash(wallet, newOwners, newThreshold, _nonces[wallet]);
        address[] memory guardians = getGuardians(wallet);
        for (uint256 i = 0; i < guardians.length; i++) {
            if (_approvals[hash][guardians[i]]) approvalCount++;
        }
    }

    /// True for a guardian that was removed since, too.
    function hasGuardianApproved(
        address wallet,
        address guardian,
        address[] calldata newOwners,
        uint256 newThreshold
    ) external view returns (bool) {
        return _approvals[getRecoveryHash(wallet, newOwners, newThreshold, _nonces[wallet])][guardian];
    }

    function getChainId() external view returns (uint256) {
        return block.chainid;
    }

    function domainSeparator() public view returns (bytes32) {
        return keccak256(
            abi.encode(DOMAIN_TYPE, keccak256(bytes(NAME)), keccak256(bytes(VERSION)), block.chainid, address(this))
        );
    }

    function encodeRecoveryData(
        address wallet,
        address[] calldata newOwners,
        uint256 newThreshold,
        uint256 recoveryNonce
    ) public view returns (bytes memory) {
        bytes32 owners = keccak256(abi.encodePacked(newOwners));
        bytes32 message = keccak256(abi.encode(RECOVERY_TYPE, wallet, owners, newThreshold, recoveryNonce));
        return abi.encodePacked(bytes2(0x1901), domainSeparator(), message);
    }

    function getRecoveryHash(
        address wallet,
        address[] calldata newOwners,
        uint256 newThreshold,
        uint256 recoveryNonce
    ) public view returns (bytes32) {
        return keccak256(encodeRecoveryData(wallet, newOwners, newThreshold, recoveryNonce));
    }

    /// Reverts for an invalid signature. A contract answers for itself (EIP-1271); one that is not deployed cannot.
    function validateGuardianSignature(address, bytes32 signHash, address signer, bytes calldata signature)
        public
        view
    {
        if (signer.code.length > 0) {
            bytes4 answer = ISignatureValidator(signer).isValidSignature(signHash, signature);
            require(answer == ISignatureValidator.isValidSignature.selector, "Invalid contract signature");
            return;
        }
        require(signature.length == 65, "Invalid signature length");
        bytes32 r = bytes32(signature[:32]);
        bytes32 s = bytes32(signature[32:64]);
        require(uint256(s) <= HALF_ORDER, "Invalid signature");
        address recovered = ecrecover(signHash, uint8(signature[64]), r, s);
        require(recovered != address(0) && recovered == signer, "Invalid signature");
    }

    function _setThreshold(uint256 newThreshold) private {
        Guardians storage all = _guardians[msg.sender];
        require(newThreshold <= all.count, "The threshold exceeds the guardians");
        require(newThreshold > 0 || all.count == 0, "The threshold is zero");
        if (all.threshold == newThreshold) return;
        all.threshold = newThreshold;
        emit ChangedThreshold(msg.sender, newThreshold);
    }

    /// A running request is replaced only by one that more guardians approved. The owners are not checked.
    function _start(address wallet, address[] calldata newOwners, uint256 newThreshold) private {
        uint256 approvals = getRecoveryApprovals(wallet, newOwners, newThreshold);
        require(threshold(wallet) > 0 && approvals >= threshold(wallet), "Too few approvals");
        RecoveryRequest storage request = _requests[wallet];
        require(
            request.executeAfter == 0 || approvals > request.guardiansApprovalCount,
            "Not more approvals than the running recovery"
        );
        uint64 executeAfter = uint64(block.timestamp + PERIOD);
        _requests[wallet] = RecoveryRequest(approvals, newThreshold, executeAfter, newOwners);
        emit RecoveryExecuted(wallet, newOwners, newThreshold, _nonces[wallet]++, executeAfter, approvals);
    }

    function _replaceOwners(address wallet, address[] memory newOwners, uint256 newThreshold) private {
        require(newOwners.length > 0, "No new owners");
        address[] memory old = ISafe(wallet).getOwners();
        for (uint256 i = old.length - 1; i > 0; i--) {
            _call(wallet, abi.encodeWithSignature("removeOwner(address,address,uint256)", old[i - 1], old[i], 1));
        }
        for (uint256 i = 0; i < newOwners.length; i++) {
            address owner = newOwners[i];
            require(!isGuardian(wallet, owner), "A guardian cannot be an owner");
            if (i > 0) {
                _call(wallet, abi.encodeWithSignature("addOwnerWithThreshold(address,uint256)", owner, 1));
            } else if (owner != old[0]) {
                _call(wallet, abi.encodeWithSignature("swapOwner(address,address,address)", SENTINEL, old[0], owner));
            }
        }
        if (newThreshold != 1) _call(wallet, abi.encodeWithSignature("changeThreshold(uint256)", newThreshold));
    }

    function _call(address wallet, bytes memory data) private {
        require(ISafe(wallet).execTransactionFromModule(wallet, 0, data, 0), "The account refused its new owners");
    }
}
